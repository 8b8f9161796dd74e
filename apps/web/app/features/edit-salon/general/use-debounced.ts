import { useEffect, useState } from 'react';
import { systemClock } from '../../../lib/clock.ts';

/** The value once it has not changed for a while: nobody is asked about half a word. */
export const useDebounced = <T>(value: T, ms = 350): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => systemClock.after(ms, () => setSettled(value)), [value, ms]);
  return settled;
};
