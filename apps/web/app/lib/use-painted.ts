import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether what people wait for has been painted, and true ever after: what may follow it is loaded then. */
export const usePainted = (isReady: boolean): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady || isPainted) return undefined;
    return afterPaint(() => setPainted(true));
  }, [isReady, isPainted]);
  return isPainted;
};
