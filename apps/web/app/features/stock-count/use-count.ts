import { useRef, useState } from 'react';
import { newCount, readCount, type StoredCount, storeCount } from './model/stored-count.ts';

/** The count of this tab. Every change is stored before it is shown. */
export const useCount = (salonCode: string) => {
  const [count, setCount] = useState(() => readCount(salonCode) ?? newCount(Date.now()));
  // What is recorded goes on while the screen is drawn: a change begins with the newest.
  const newest = useRef(count);
  const update = (change: (before: StoredCount) => StoredCount): void => {
    newest.current = change(newest.current);
    storeCount(salonCode, newest.current);
    setCount(newest.current);
  };
  return { count, update };
};

export type Count = ReturnType<typeof useCount>;
