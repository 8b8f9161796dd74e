import { minutesFrom } from '@ayna/domain/wall-clock';
import type { Work } from '@ayna/domain/work-parts';

type Placement = { readonly endsAt: string; readonly work: Work };

/**
 * Cuts the buffer where the visit goes on with the same employee at `next`: between two services of one visit the
 * customer is still there, and nothing is tidied up.
 */
export const trimBuffer = ({ endsAt, work }: Placement, next: string | null): Work => {
  const gap =
    next === null
      ? work.bufferAfter
      : minutesFrom(endsAt.slice(0, 10), next) - minutesFrom(endsAt.slice(0, 10), endsAt);
  return gap < 0 ? work : { ...work, bufferAfter: Math.min(work.bufferAfter, gap) };
};
