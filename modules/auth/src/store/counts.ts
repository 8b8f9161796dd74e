import { type Limit, limitsIn } from '@ayna/kernel/db/limits';
import type { AcrossTx } from '@ayna/kernel/db/tx';

const counts = limitsIn('auth.counts');

/** Consumes one unit of each limit and returns 0, or the milliseconds to wait. */
export const consumeLimits = async (tx: AcrossTx, limits: readonly Limit[], now: number): Promise<number> =>
  (await counts.consume(tx, limits, now))?.waitMs ?? 0;

export const resetLimits = counts.reset;
