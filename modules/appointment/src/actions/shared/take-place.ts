import { addMinutes } from '@ayna/domain/wall-clock';
import type { Work } from '@ayna/domain/work-parts';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { occupancyOf } from '../../rules/occupancy.ts';
import { checkMove } from '../../rules/plan-move.ts';
import { toRefusal } from '../../rules/to-refusal.ts';
import { trimBuffer } from '../../rules/trim-buffer.ts';
import { endHoldsWithin, freeLane, occupy, release } from '../../store/occupancy.ts';
import type { lockDay } from './booking.ts';

type Place = {
  readonly code: string;
  readonly serviceCode: string;
  readonly employeeCode: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly work: Work;
  /** When its visit goes on with the same employee. */
  readonly next: string | null;
  /** Over others on purpose, in a lane of its own. */
  readonly over: boolean;
};

/**
 * Releases the time of an appointment and occupies the new one, with its employees locked; the answer is its lane, and
 * what is left of its buffer. Time that is taken, or outside of the hours, is refused with the nearest that is free.
 */
export const takePlace = async (
  tx: SalonTx,
  { date, start, context, hasHolds }: Awaited<ReturnType<typeof lockDay>>,
  place: Place,
): Promise<{ readonly lane: number; readonly bufferAfter: number }> => {
  const { code, employeeCode, startsAt, over } = place;
  const work = trimBuffer(place, place.next);
  const refused = checkMove(context, { ...place, work, start });
  if (refused) throw toRefusal(refused, date);
  const span = { from: startsAt, to: addMinutes(startsAt, work.duration + work.bufferAfter) };
  const lane = over ? await freeLane(tx, employeeCode, span, code) : 0;
  const occupancy = occupancyOf({ ...place, work, lane });
  if (hasHolds && !over) tx.defer(...endHoldsWithin(tx, occupancy));
  tx.defer(release(tx, 'appointment', code), ...occupy(tx, occupancy));
  return { lane, bufferAfter: work.bufferAfter };
};
