import type { Guest } from './calendar.ts';
import type { Random } from './random.ts';

/** New ones come and others stay away, evenly over the history: so much of all joins, and so much leaves. */
const JOINING = 0.4;
const LEAVING = 0.15;
/** Of so many who could come, the one comes who has not for the longest: most people have their rhythm. */
const CANDIDATES = 4;

/** The customers of a salon on one of the days of its history, as part of it: 0 is the first, from 1 on nothing changes. */
export const guestsAt = (guests: readonly Guest[], part: number): readonly Guest[] => {
  const share = Math.min(1, Math.max(0, part));
  const joiningLater = Math.round(guests.length * JOINING * (1 - share));
  return guests.slice(joiningLater, Math.round(guests.length * (1 - LEAVING * share)));
};

/** Who comes next. Asked day by day, since it remembers who was here. */
export const guestPool = (random: Random, guests: readonly Guest[]) => {
  const lastDays = new Map<Guest, string>();
  const lastDay = (guest: Guest): string => lastDays.get(guest) ?? '';
  return (part: number, date: string): (() => Guest) => {
    const present = guestsAt(guests, part);
    return () => {
      const candidates = Array.from({ length: CANDIDATES }, () => random.pick(present));
      const next = candidates.reduce((one, other) => (lastDay(other) < lastDay(one) ? other : one));
      lastDays.set(next, date);
      return next;
    };
  };
};
