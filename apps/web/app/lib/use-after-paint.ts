import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** What it is given, a paint later: for what may follow what everybody waits for. */
export const useAfterPaint = <T>(value: T): T => {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
};
