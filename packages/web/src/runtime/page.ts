/** A part of the app that is loaded when it is first drawn, with its words. */
import { withWords } from '@baize/engine';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The part, as React draws it. */
export const page = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await withWords(load()) }));
