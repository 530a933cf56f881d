/** Somebody who plays on without a thought. */

/**
 * Plays until so many rounds are settled, or so many milliseconds are over: checks or calls where that is offered, presses what is
 * lit, plays a card that may be played, or lays a chip. It runs in the page, so it brings along all it needs.
 */
const playThere = async ({ table, rounds, milliseconds, pause, isPatient }) => {
  const find = (selector) => document.querySelector(selector);
  const inTheBooks = () => {
    const { statistics = {} } = JSON.parse(localStorage.getItem('baize.save') ?? '{}');
    return Object.values(statistics).reduce((sum, book) => sum + book.rounds, 0);
  };
  let [settled, last] = [0, inTheBooks()];
  /** Whether enough rounds have been settled. Books that are started again count from nothing. */
  const isEnough = () => {
    const now = inTheBooks();
    settled += now < last ? now : now - last;
    last = now;
    return settled >= rounds;
  };
  // A table that shows what happened is not hurried where frames are counted: then nobody presses what skips.
  const isShowing = () => isPatient && find('.roulette.running, .felt:has(.hearts) ~ .actions [aria-keyshortcuts="Space"]') !== null;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const usual = () =>
    find('dialog[open] footer .do.lead') ??
    find('dialog[open] footer .do') ??
    find('.do[aria-keyshortcuts="C"]:not(.off)') ??
    find('.do.lead:not([aria-keyshortcuts="Space"])') ??
    [...document.querySelectorAll('.playing .ht-held.may, .passing .ht-held.rest')].at(-1) ??
    find(isPatient ? '.table:has(.roulette) .do.lead' : '.do.lead') ??
    find('.hit') ??
    find('.actions [aria-label^="Add "]') ??
    // Where there is something to judge nothing is lit.
    find('.moves .do.open, .actions .do.open') ??
    // Whoever has lost everything starts again.
    find(`.tile[href="#/${table}"]`);
  const next = () => (isShowing() ? null : usual());
  const end = performance.now() + milliseconds;
  for (let deeds = 0; performance.now() < end; deeds += 1) {
    // The whole save is read for it, so it is not asked every time.
    if (deeds % 20 === 0 && isEnough()) return true;
    const button = next();
    // Where the page's own work is measured, the player's search is no part of it.
    if (isPatient) await wait(0);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await wait(pause);
  }
  return isEnough();
};

/** Sits down at the table that a page has opened. */
export const joinTable = async (page) => {
  await page.locator('.sit-down').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.sit-down').waitFor({ state: 'detached' });
};

/** Plays in a page. False when the rounds that were asked for did not happen in time. */
export const playOn = (page, { table, rounds = Number.MAX_SAFE_INTEGER, milliseconds, pause = 0, isPatient = false }) =>
  page.evaluate(playThere, { table, rounds, milliseconds, pause, isPatient });
