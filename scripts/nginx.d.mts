/** An nginx that runs for a test, on this machine alone. */
export interface TestNginx {
  /** What it has written down. */
  said(): string;
  /** Ends it, and removes its files. */
  close(): Promise<void>;
}

/** Where `nginx` lies: in `PATH`, or in the usual places. Undefined when there is none, or no `openssl` to make its certificates with. */
export function findNginx(): string | undefined;
/** Where `nginx` lies: found, or else installed from the system's packages. Undefined when neither can be. */
export function ensureNginx(): Promise<string | undefined>;
/** Makes a certificate that nobody has signed, and its key, in a folder. */
export function makeCertificate(folder: string, host: string): void;
/**
 * Starts one with these files beside each other, `nginx.conf` among them, and waits until it listens at the port. A file that is a function
 * is made by it, at the path that it is given.
 */
export function startNginx(files: Readonly<Record<string, string | ((path: string) => void)>>, port: number): Promise<TestNginx>;
