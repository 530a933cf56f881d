/** How the board lies on this felt. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitBoard, type Layout } from './layout.ts';

/** Follows the felt's size. Before it is measured, it is a usual one. */
export const useLayout = (felt: RefObject<HTMLElement | null>): Layout => {
  const [layout, setLayout] = useState(() => fitBoard(1160, 680));
  useLayoutEffect(() => {
    const element = felt.current;
    if (element === null) return undefined;
    const measure = (): void => setLayout(fitBoard(element.clientWidth, element.clientHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [felt]);
  return layout;
};
