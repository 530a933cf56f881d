/** Makes every input of a page a second later than the one before. It runs in the page. */
export declare const bePatient: () => void;
