/** Style sheets are imported for their effect alone; the version is put in by the build. */
import 'react';

declare module 'react' {
  /** Custom properties are properties like any other. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

declare global {
  /** The version that was built. */
  const __VERSION__: string;
}
