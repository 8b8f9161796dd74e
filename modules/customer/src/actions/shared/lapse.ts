import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { firstDayThatCounts, type Lapse, lapseLimits } from '../../rules/lapsed.ts';
import { readLapseSpan, readReturns } from '../../store/lapsed.ts';

/** From when on customers count as lapsed after each service, or after one; without limits where the salon knows too little. */
export const readLapse = async (tx: SalonReadTx, now: number, service: string | null): Promise<Lapse> => {
  const { week, since } = await readLapseSpan(tx, now);
  const span = { from: firstDayThatCounts(week), week };
  return { ...span, limits: lapseLimits(await readReturns(tx, span, service), since, week) };
};
