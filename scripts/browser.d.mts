/** Where a browser that runs stands on this machine; undefined when there is none. */
export declare const findBrowser: () => string | undefined;

/** The same, or an error that says what to do. For the browser tests. */
export declare const browserPath: () => string;

/** Finds a browser, or installs one. Undefined when neither could be done. */
export declare const ensureBrowser: () => Promise<string | undefined>;

/** What makes Chromium start quietly anywhere, also as root in a container. */
export declare const browserFlags: readonly string[];
