/**
 * The back of the deck, printed once. A table shows dozens of backs in three sizes, and a browser works a drawing out again for each size
 * whenever one of them is painted; a picture it only copies.
 */

/** Sharp on the largest felts, and small enough that a browser never puts off showing it. */
const SIZE = { width: 300, height: 420 };

/** The address of the drawing, as the style sheet has it. */
const drawingUrl = (): string => {
  const probe = document.createElement('span');
  probe.className = 'back';
  document.body.append(probe);
  const { backgroundImage } = getComputedStyle(probe);
  probe.remove();
  return backgroundImage.slice('url("'.length, -'")'.length);
};

/** A picture that can be painted at once; undefined where the browser cannot read it. */
const decoded = (src: string): Promise<HTMLImageElement | undefined> => {
  const image = Object.assign(new Image(), { src });
  return image.decode().then(
    () => image,
    () => undefined,
  );
};

/** What lies in the very middle of the drawing. A browser that hides its canvases from pages gives something else back. */
const MIDDLE = '107,29,38,255';

const print = async (): Promise<void> => {
  const { width, height } = SIZE;
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d');
  const drawing = await decoded(drawingUrl());
  if (drawing === undefined) return;
  pen?.drawImage(drawing, 0, 0, width, height);
  if (pen?.getImageData(width / 2, height / 2, 1, 1).data.join() !== MIDDLE) return;
  const url = canvas.toDataURL();
  // It is there before the first back asks for it.
  if ((await decoded(url)) === undefined) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer kit{.back:not(.sabacc-back){background-image:url(${url})}}`);
  document.adoptedStyleSheets.push(sheet);
};

let isAsked = false;

/** Prints the backs, once for the page. Where that cannot be done they stay drawn, and look the same. */
export const printBacks = (): void => {
  if (!isAsked) void print();
  isAsked = true;
};
