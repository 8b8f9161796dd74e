import type { NoShowStanding } from '@ayna/contracts/appointment';
import type { SalonState } from '@ayna/contracts/core/salons';
import { noShowRules, rungOf } from '@ayna/domain/no-show-ladder';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { readAttendance } from '../../store/no-shows.ts';

/** Where a card stands on the salon's ladder. */
export const noShowStanding = async (
  tx: SalonTx,
  { noShowLadder, zone }: SalonState,
  card: string,
  now: number,
): Promise<NoShowStanding> => {
  if (!noShowLadder) return { kept: 0, missed: 0, rung: 'free' };
  const attendance = await readAttendance(tx, card, addDays(wallDate(now, zone), -noShowRules.days));
  return { ...attendance, rung: rungOf(attendance) };
};
