/** A page of the built app, with a player of 1,000 chips. */
const DESK = { viewport: { width: 1180, height: 820 } };

/** Opens an address, does something there, and gives back what that brought. */
export const withPage = async ({ browser, url }, { path, settings, context = DESK, balance = 1000 }, act) => {
  const opened = await browser.newContext({ serviceWorkers: 'block', ...context });
  try {
    await opened.addInitScript(
      (save) => {
        if (localStorage.getItem('baize.save') === null) localStorage.setItem('baize.save', save);
      },
      JSON.stringify({ format: 1, balance, settings }),
    );
    const page = await opened.newPage();
    await page.goto(`${url}${path}`);
    return await act(page);
  } finally {
    await opened.close();
  }
};

/** One figure with its bar, and whether it is within it. */
export const judge = (name, figure, bar, isWithin) => {
  console.log(`${name}: ${figure}, bar ${bar}: ${isWithin ? 'within the bar' : 'over the bar'}`);
  return isWithin;
};
