import type { Appointment } from '@ayna/contracts/appointment';
import type { Journal } from '../journal.ts';
import { meet, minuteOf, workedSpans } from './spans.ts';
import type { AppointmentRow, Tables } from './tables.ts';

const fieldsOf = (one: Appointment): string =>
  JSON.stringify([
    one.visitCode,
    one.status,
    one.employeeCode,
    one.serviceCode,
    one.appointmentTime.appointmentStartDate,
    one.appointmentTime.appointmentEndDate,
    Math.round(one.serviceSnapshot.price * 100),
  ]);

const columnsOf = (row: AppointmentRow): string =>
  JSON.stringify([row.visitCode, row.status, row.employee, row.service, row.start, row.end, row.kurus]);

/** Answers that did not stay true: the row is older, or another under the same version. */
export const brokenAnswers = ({ appointments }: Tables, { acks }: Journal): number => {
  const rows = new Map(appointments.map((row) => [row.code, row]));
  return acks.filter(({ appointment: said }) => {
    const row = rows.get(said.code);
    if (!row || row.version < said.version) return true;
    return row.version === said.version && columnsOf(row) !== fieldsOf(said);
  }).length;
};

/** Versions that two calls were told to be theirs, or that were shown in two ways. */
export const doubleWinners = ({ acks }: Journal): number => {
  const byVersion = Map.groupBy(acks, ({ appointment: { code, version } }) => `${code} ${version}`);
  return [...byVersion.values()].filter((same) => {
    const shown = new Set(same.map(({ appointment }) => fieldsOf(appointment)));
    // Its first version may be read again, but is made once.
    return shown.size > 1 || same.filter(({ changed }) => changed).length > 1;
  }).length;
};

/** Appointments that were changed less often than clients were told, or more often than they asked. */
export const miscounted = ({ appointments }: Tables, { changes }: Journal): number =>
  appointments.filter(({ code, version }) => {
    const { acked, lost } = changes.get(code) ?? { acked: 0, lost: 0 };
    return version - 1 < acked || version - 1 > acked + lost;
  }).length;

/** Creating calls that made nothing though acknowledged, something though refused, or two visits. */
export const wrongCreates = ({ appointments }: Tables, { creates }: Journal): number => {
  const made = Map.groupBy(appointments, ({ note }) => note);
  const told = [...creates].filter(([mark, codes]) => {
    const rows = (made.get(mark) ?? []).map(({ code }) => code);
    return JSON.stringify(rows.toSorted()) !== JSON.stringify((codes ?? []).toSorted());
  }).length;
  return told + [...made.keys()].filter((mark) => !creates.has(mark)).length;
};

export const wrongContests = ({ contests }: Journal): number =>
  [...contests.values()].filter(
    ({ places, sent, won, lost }) =>
      won !== Math.min(places, sent) || [...lost].some((code) => code !== 'slot-taken'),
  ).length;

/** Taken after a leave was acknowledged and before anybody took it back, and inside of it. */
export const bookedIntoLeaves = ({ appointments }: Tables, { acks, leaves }: Journal): string[] => {
  const works = new Map(appointments.map(({ code, work }) => [code, work]));
  return acks.flatMap(({ appointment: said, took }) => {
    if (!took || said.overlapReason !== null) return [];
    const held = works.get(said.code);
    const start = said.appointmentTime.appointmentStartDate;
    const work = held?.duration === said.serviceSnapshot.duration ? held : null;
    // How it worked before it was resized is no longer told; when it began is.
    const spans = work ? workedSpans(start, work) : [{ from: minuteOf(start), to: minuteOf(start) + 1 }];
    const leave = leaves.find(
      (one) =>
        one.employeeCode === said.employeeCode &&
        one.heardAt < took.sentAt &&
        took.heardAt < one.removingAt &&
        meet(spans, [{ from: minuteOf(one.startDate), to: minuteOf(one.endDate) }]),
    );
    if (!leave) return [];
    const after = Math.round(took.sentAt - leave.heardAt);
    return [`${said.code} v${said.version} ${start} into leave ${leave.code}, ${after} ms after its answer`];
  });
};
