import { appointment } from '@ayna/contracts/appointment';
import type { TestProduct } from '../../test-product.ts';
import type { Journal } from '../journal.ts';
import type { Salon } from '../open-salon.ts';
import { minuteOf, overlap, workedSpans } from './spans.ts';
import type { Tables } from './tables.ts';

/** Leaves that were acknowledged but are missing, or were removed but still exist. */
export const countWrongLeaves = ({ leaves }: Tables, journal: Journal): number => {
  const stored = new Set(leaves.map(({ code }) => code));
  return journal.leaves.filter(({ code, removed, removingAt }) =>
    stored.has(code) ? removed : removingAt === Number.POSITIVE_INFINITY,
  ).length;
};

/**
 * Bookings into a leave that were neither refused nor listed as its conflicts. Only appointments that were never
 * changed count, because the earlier times of the others are unknown.
 */
export const findUnlistedConflicts = ({ appointments }: Tables, { acks, leaves }: Journal): string[] => {
  const rows = new Map(appointments.map((row) => [row.code, row]));
  return acks.flatMap(({ appointment: { code, overlapReason }, occupied }) => {
    const row = rows.get(code);
    if (!row || row.version > 1 || !occupied || overlapReason !== null) return [];
    const spans = workedSpans(row.start, row.work);
    return leaves
      .filter(
        (one) =>
          one.employeeCode === row.employee &&
          occupied.receivedAt < one.removingAt &&
          overlap(spans, [{ from: minuteOf(one.startDate), to: minuteOf(one.endDate) }]) &&
          !one.conflicts.includes(code),
      )
      .map((one) => `${code} ${row.start} is not on the list of leave ${one.code}`);
  });
};

/** Upcoming appointments inside a leave, and how many of them the list of conflicts misses. */
export const countMissedConflicts = async (
  product: TestProduct,
  salon: Salon,
  { appointments, leaves }: Tables,
) => {
  const call = product.as({ 'x-user-token': await salon.owner.token() });
  const conflicts = await call(appointment.routes.conflicts, {
    params: { salonCode: salon.code },
    query: {},
  });
  const listed = new Set(conflicts.map((conflict) => conflict.appointment.code));
  const inside = appointments.filter(
    ({ status, employee, start, work }) =>
      (status === 'Pending' || status === 'Approved') &&
      leaves.some(
        (leave) =>
          leave.employee === employee &&
          overlap(workedSpans(start, work), [{ from: minuteOf(leave.start), to: minuteOf(leave.end) }]),
      ),
  );
  return { inLeaves: inside.length, missed: inside.filter(({ code }) => !listed.has(code)).length };
};
