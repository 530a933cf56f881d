/**
 * Opens the door: a newcomer on the floor sees what stands in the page in their language, and anybody else the sign alone; what nobody is
 * to see goes. It asks for the words in that language, too. A plain script without imports, so that it is there long before the rest.
 */
// A module for the compiler, so that its names are its own.
export {};

/** How long letters are waited for, in milliseconds. */
const PATIENCE = 1000;

/** The languages there are, and the files of the floor's words in each: the build says which they are. */
const { words = '{}' } = document.currentScript?.dataset ?? {};
const files: Readonly<Record<string, readonly string[]>> = JSON.parse(words);

/** The same rule as for the rest of the page; the tests of the first load hold the two together. */
const language = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((one) => Object.hasOwn(files, one)) ?? 'en';

/** Whether nobody has been here before. Where that cannot be known, the page finds out and says so. */
const isNew = (): boolean => {
  try {
    return localStorage.getItem('baize.save') === null;
  } catch {
    return false;
  }
};

const isFloor = /^#?\/?$/.test(location.hash) && !location.search.includes('language=');
const isOpen = isFloor && isNew();
const doorways = [...document.querySelectorAll<HTMLElement>('.doorway')];
const mine = doorways.find(({ lang }) => isOpen && lang === language);
for (const one of doorways) if (one !== mine) one.remove();

/** Opens it as soon as its letters are there, so that nothing is set twice; where they take so long, without them. */
const open = async (doorway: HTMLElement): Promise<void> => {
  document.querySelector('.waits')?.remove();
  const letters = Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  await Promise.race([letters, new Promise((done) => setTimeout(done, PATIENCE))]);
  doorway.classList.add('open');
};
if (mine !== undefined) void open(mine);

for (const href of files[language] ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}
