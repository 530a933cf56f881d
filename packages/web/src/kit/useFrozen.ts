/** What an open dialog tells stays as it was when it was opened: nothing changes under the reader while the others play on. */
import { useState } from 'react';

/** The value at the time of the first drawing. */
export const useFrozen = <Value>(value: Value): Value => useState(() => value)[0];
