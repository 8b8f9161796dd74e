import type { Appointment } from '@ayna/contracts/appointment';
import type { Journal } from '../journal.ts';
import { minuteOf, overlap, workedSpans } from './spans.ts';
import type { AppointmentRow, Tables } from './tables.ts';

const comparableFields = (one: Appointment): string =>
  JSON.stringify([
    one.visitCode,
    one.status,
    one.employeeCode,
    one.serviceCode,
    one.appointmentTime.appointmentStartDate,
    one.appointmentTime.appointmentEndDate,
    Math.round(one.serviceSnapshot.price * 100),
  ]);

const comparableColumns = (row: AppointmentRow): string =>
  JSON.stringify([row.visitCode, row.status, row.employee, row.service, row.start, row.end, row.kurus]);

/** Responses that the tables contradict: the row is missing, older, or differs at the same version. */
export const countBrokenAnswers = ({ appointments }: Tables, { acks }: Journal): number => {
  const rows = new Map(appointments.map((row) => [row.code, row]));
  return acks.filter(({ appointment: acked }) => {
    const row = rows.get(acked.code);
    if (!row || row.version < acked.version) return true;
    return row.version === acked.version && comparableColumns(row) !== comparableFields(acked);
  }).length;
};

/** Versions that two calls were mismatched they created, or that were shown with different contents. */
export const countDoubleWinners = ({ acks }: Journal): number => {
  const byVersion = Map.groupBy(acks, ({ appointment: { code, version } }) => `${code} ${version}`);
  return [...byVersion.values()].filter((same) => {
    const shown = new Set(same.map(({ appointment }) => comparableFields(appointment)));
    // A version may be read many times but is created once.
    return shown.size > 1 || same.filter(({ changed }) => changed).length > 1;
  }).length;
};

/** Appointments changed less often than acknowledged, or more often than acknowledged and lost calls together allow. */
export const countVersionMismatches = ({ appointments }: Tables, { changes }: Journal): number =>
  appointments.filter(({ code, version }) => {
    const { acked, lost } = changes.get(code) ?? { acked: 0, lost: 0 };
    return version - 1 < acked || version - 1 > acked + lost;
  }).length;

/** Creating calls that stored nothing though acknowledged, something though refused, or two visits. */
export const countWrongCreates = ({ appointments }: Tables, { creates }: Journal): number => {
  const byMarker = Map.groupBy(appointments, ({ note }) => note);
  const mismatched = [...creates].filter(([marker, codes]) => {
    const rows = (byMarker.get(marker) ?? []).map(({ code }) => code);
    return JSON.stringify(rows.toSorted()) !== JSON.stringify((codes ?? []).toSorted());
  }).length;
  return mismatched + [...byMarker.keys()].filter((marker) => !creates.has(marker)).length;
};

export const countWrongContests = ({ contests }: Journal): number =>
  [...contests.values()].filter(
    ({ slots, sent, won, refusalCodes }) =>
      won !== Math.min(slots, sent) || [...refusalCodes].some((code) => code !== 'slot-taken'),
  ).length;

/** Bookings into a leave, sent after the leave was acknowledged and answered before its removal was requested. */
export const findBookingsIntoLeaves = ({ appointments }: Tables, { acks, leaves }: Journal): string[] => {
  const workByCode = new Map(appointments.map(({ code, work }) => [code, work]));
  return acks.flatMap(({ appointment: acked, occupied }) => {
    if (!occupied || acked.overlapReason !== null) return [];
    const stored = workByCode.get(acked.code);
    const start = acked.appointmentTime.appointmentStartDate;
    const work = stored?.duration === acked.serviceSnapshot.duration ? stored : null;
    // The phases before a later resize are no longer known, only the start is.
    const spans = work ? workedSpans(start, work) : [{ from: minuteOf(start), to: minuteOf(start) + 1 }];
    const leave = leaves.find(
      (one) =>
        one.employeeCode === acked.employeeCode &&
        one.receivedAt < occupied.sentAt &&
        occupied.receivedAt < one.removingAt &&
        overlap(spans, [{ from: minuteOf(one.startDate), to: minuteOf(one.endDate) }]),
    );
    if (!leave) return [];
    const after = Math.round(occupied.sentAt - leave.receivedAt);
    return [
      `${acked.code} v${acked.version} ${start} into leave ${leave.code}, ${after} ms after its response`,
    ];
  });
};
