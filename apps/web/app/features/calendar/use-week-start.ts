import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../data/auth.ts';
import { localStore } from '../../lib/storage.ts';
import type { WeekStart } from './model/calendar-days.ts';

/** A salon's computer is used by several people, so each has a choice of their own in this browser. */
const keyOf = (person: string): string => `ayna.week-start.${person}`;

const readStart = (key: string): WeekStart => (localStore.get(key) === 'monday' ? 'monday' : 'selected');

/** With which day the week of the signed-in person begins, and the way to change it. */
export const useWeekStart = () => {
  const { data: me } = useQuery(meQuery);
  const key = keyOf(me?.code ?? '');
  const [changed, setChanged] = useState<{ readonly key: string; readonly start: WeekStart }>();
  const start = changed?.key === key ? changed.start : readStart(key);
  const toggle = (): void => {
    const next = start === 'monday' ? 'selected' : 'monday';
    localStore.set(key, next);
    setChanged({ key, start: next });
  };
  return { start, toggle };
};
