/** Style sheets are imported for their effect alone. */
import 'react';

declare module 'react' {
  /** Custom properties are properties like any other. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
