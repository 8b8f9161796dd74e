import type { HistoryEntry } from '@ayna/contracts/appointment';
import { fullName } from '@ayna/domain/names';
import { addMinutes } from '@ayna/domain/wall-clock';
import type { Work } from '@ayna/domain/work-parts';
import { type AppointmentRecord, endOf, nextVersion, startOf } from './appointment-record.ts';

type Changes = {
  readonly startDate?: string | undefined;
  readonly employeeCode?: string | undefined;
  readonly duration?: number | undefined;
  readonly note?: string | undefined;
  readonly overlapReason?: string | null | undefined;
};

/** The new time and employee of an appointment. With another length it has no phases: it is work from start to end. */
export const moveOf = (record: AppointmentRecord, { startDate, employeeCode, duration }: Changes) => {
  const startsAt = startDate ?? startOf(record);
  const resized = duration !== undefined && duration !== record.work.duration;
  const work: Work = resized ? { ...record.work, duration, phases: null } : record.work;
  return {
    startsAt,
    endsAt: addMinutes(startsAt, work.duration),
    employeeCode: employeeCode ?? record.appointment.employeeCode,
    work,
  };
};

type Move = ReturnType<typeof moveOf> & {
  readonly lane: number;
  /** What is left of the buffer of `work` at its new time. */
  readonly bufferAfter: number;
  readonly employeeSnapshot: { readonly name: string; readonly lastname: string } | undefined;
  /** Why it overlaps another one there; null where the time is free. */
  readonly overlapReason: string | null;
};

type Entry = Pick<HistoryEntry, 'what' | 'from' | 'to'>;

/** The history entries of the change. */
const historyEntries = (before: AppointmentRecord, after: AppointmentRecord): Entry[] => {
  const [was, is] = [before.appointment, after.appointment];
  const entries: Entry[] = [];
  if (startOf(before) !== startOf(after))
    entries.push({ what: 'moved', from: startOf(before), to: startOf(after) });
  if (was.employeeCode !== is.employeeCode)
    entries.push({
      what: 'reassigned',
      from: fullName(was.employeeSnapshot),
      to: fullName(is.employeeSnapshot),
    });
  if (before.work.duration !== after.work.duration)
    entries.push({
      what: 'resized',
      from: String(before.work.duration),
      to: String(after.work.duration),
    });
  if (was.note !== is.note) entries.push({ what: 'noted', from: was.note, to: is.note });
  return entries;
};

const moved = (record: AppointmentRecord, move: Move): AppointmentRecord => {
  const { appointment } = record;
  const { startsAt, endsAt, employeeCode, employeeSnapshot, work, lane, bufferAfter, overlapReason } = move;
  const { duration, phases } = work;
  return {
    ...record,
    work,
    lane,
    appointment: {
      ...appointment,
      employeeCode,
      employeeSnapshot: employeeSnapshot ?? appointment.employeeSnapshot,
      appointmentTime: { appointmentStartDate: startsAt, appointmentEndDate: endsAt },
      serviceSnapshot: { ...appointment.serviceSnapshot, duration, phases, bufferAfter },
      overlapReason,
    },
  };
};

/** The appointment after a change, and what goes into its history. */
export const changeRecord = (before: AppointmentRecord, changes: Changes, move: Move | null) => {
  const base = move ? moved(before, move) : before;
  const { note, overlapReason } = base.appointment;
  const reason = changes.overlapReason === undefined || move ? overlapReason : changes.overlapReason;
  const record = nextVersion(base, { note: changes.note ?? note, overlapReason: reason });
  return { record, entries: historyEntries(before, record) };
};

/** The appointment before a move, so that undo restores phases, lane and reason too. */
export const moveSnapshot = (record: AppointmentRecord, byCode: string, at: number) => {
  const { employeeCode, employeeSnapshot, overlapReason, version } = record.appointment;
  return {
    at,
    byCode,
    version: version + 1,
    startsAt: startOf(record),
    endsAt: endOf(record),
    employeeCode,
    employeeSnapshot,
    work: record.work,
    lane: record.lane,
    overlapReason,
  };
};
