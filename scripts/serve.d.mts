/** A running server: where it answers, and how to end it. */
export interface Server {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves a static folder on this machine alone, with the headers the built app is made for.
 * Port 0 takes any free one. Rejects when the port cannot be had.
 */
export declare const serve: (options: { readonly folder: string; readonly port: number }) => Promise<Server>;

/** The Content-Security-Policy of every answer. */
export declare const policy: string;
