import { appointment } from '@ayna/contracts/appointment';
import type { Scene } from '../../scene.ts';
import type { Journal } from '../journal.ts';
import type { Salon } from '../salon.ts';
import { meet, minuteOf, workedSpans } from './spans.ts';
import type { Tables } from './tables.ts';

/** Leaves that were acknowledged and are not there, or are there though taken back. */
export const wrongLeaves = ({ leaves }: Tables, journal: Journal): number => {
  const there = new Set(leaves.map(({ code }) => code));
  return journal.leaves.filter(({ code, removed, removingAt }) =>
    there.has(code) ? removed : removingAt === Number.POSITIVE_INFINITY,
  ).length;
};

/**
 * Booked into a leave, neither refused nor on the list that its answer led to. Only what was never changed since
 * is held against it: nobody can tell where the others lay then.
 */
export const neitherRefusedNorListed = ({ appointments }: Tables, { acks, leaves }: Journal): string[] => {
  const rows = new Map(appointments.map((row) => [row.code, row]));
  return acks.flatMap(({ appointment: { code, overlapReason }, took }) => {
    const row = rows.get(code);
    if (!row || row.version > 1 || !took || overlapReason !== null) return [];
    const spans = workedSpans(row.start, row.work);
    return leaves
      .filter(
        (one) =>
          one.employeeCode === row.employee &&
          took.heardAt < one.removingAt &&
          meet(spans, [{ from: minuteOf(one.startDate), to: minuteOf(one.endDate) }]) &&
          !one.hits.includes(code),
      )
      .map((one) => `${code} ${row.start} is not on the list of leave ${one.code}`);
  });
};

/** Appointments to come that lie inside a leave, and are not on the list of those that it hits. */
export const missedHits = async (scene: Scene, salon: Salon, { appointments, leaves }: Tables) => {
  const call = scene.as({ 'x-user-token': await salon.owner.token() });
  const hits = await call(appointment.routes.hits, { params: { salonCode: salon.code }, query: {} });
  const listed = new Set(hits.map((hit) => hit.appointment.code));
  const inside = appointments.filter(
    ({ status, employee, start, work }) =>
      (status === 'Pending' || status === 'Approved') &&
      leaves.some(
        (leave) =>
          leave.employee === employee &&
          meet(workedSpans(start, work), [{ from: minuteOf(leave.start), to: minuteOf(leave.end) }]),
      ),
  );
  return { inLeaves: inside.length, missed: inside.filter(({ code }) => !listed.has(code)).length };
};
