import type { Work } from './slots.ts';
import { minutesFrom } from './wall-time.ts';

type Held = { readonly endsAt: string; readonly work: Work };

/**
 * To tidy up between two services of one visit in the same hands is left out: the customer is still there. The
 * work as it takes time where `next` is when the visit goes on in these hands.
 */
export const untilNext = ({ endsAt, work }: Held, next: string | null): Work => {
  const gap =
    next === null
      ? work.bufferAfter
      : minutesFrom(endsAt.slice(0, 10), next) - minutesFrom(endsAt.slice(0, 10), endsAt);
  return gap < 0 ? work : { ...work, bufferAfter: Math.min(work.bufferAfter, gap) };
};
