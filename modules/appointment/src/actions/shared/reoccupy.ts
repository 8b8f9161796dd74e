import { Refusal } from '@ayna/contracts/core/refusal';
import type { Work } from '@ayna/domain/work-parts';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type AppointmentRecord, endOf, startOf } from '../../rules/appointment-record.ts';
import { occupancyOf } from '../../rules/occupancy.ts';
import { trimBuffer } from '../../rules/trim-buffer.ts';
import { lockEmployees } from '../../store/copies.ts';
import { deleteExpiredHolds, occupy, release } from '../../store/occupancy.ts';
import { nextOfVisit } from '../../store/queries.ts';

type Placement = {
  readonly code: string;
  readonly employeeCode: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly work: Work;
  readonly lane: number;
};

export const placementOf = (record: AppointmentRecord): Placement => ({
  code: record.appointment.code,
  employeeCode: record.appointment.employeeCode,
  startsAt: startOf(record),
  endsAt: endOf(record),
  work: record.work,
  lane: record.lane,
});

/**
 * Occupies the time of an undone change, whatever the hours say by now. If it was booked meanwhile, the exclusion
 * constraint refuses it. `others` are employees to lock besides the one of the placement. Returns what is left of its
 * buffer.
 */
export const reoccupy = async (
  tx: SalonTx,
  placement: Placement,
  others: readonly string[],
  now: number,
): Promise<number> => {
  const codes = [...others, placement.employeeCode];
  const [team, next] = await Promise.all([lockEmployees(tx, codes), nextOfVisit(tx, placement)]);
  if (others.length > 0 && !team.some(({ code }) => code === placement.employeeCode))
    throw new Refusal('unknown-employee');
  const work = trimBuffer(placement, next);
  tx.defer(
    deleteExpiredHolds(tx, codes, now),
    release(tx, 'appointment', placement.code),
    ...occupy(tx, occupancyOf({ ...placement, work })),
  );
  return work.bufferAfter;
};
