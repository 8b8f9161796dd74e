import type { HistoryEntry } from '@ayna/contracts/appointment';
import { openDocument, renderDocument } from './document.ts';
import type { Work } from './slots.ts';
import { minutesFrom, momentAt } from './wall-time.ts';

type Held = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly employeeCode: string;
  readonly work: Work;
  readonly document: string;
  readonly version: number;
};

type Asked = {
  readonly startDate?: string | undefined;
  readonly employeeCode?: string | undefined;
  readonly duration?: number | undefined;
  readonly note?: string | undefined;
  readonly overlapReason?: string | null | undefined;
};

/** Where an appointment goes. Made longer or shorter it is work from beginning to end. */
export const moveOf = (held: Held, { startDate, employeeCode, duration }: Asked) => {
  const startsAt = startDate ?? held.startsAt;
  const resized = duration !== undefined && duration !== held.work.duration;
  const work = resized ? { ...held.work, duration, phases: null } : held.work;
  const date = startsAt.slice(0, 10);
  return {
    startsAt,
    endsAt: momentAt(date, minutesFrom(date, startsAt) + work.duration),
    employeeCode: employeeCode ?? held.employeeCode,
    work,
  };
};

type Moved = ReturnType<typeof moveOf> & {
  readonly lane: number;
  readonly employeeSnapshot: { readonly name: string; readonly lastname: string } | undefined;
  /** Why it lies over another one there; null where the time is free. */
  readonly overlapReason: string | null;
};

type Entry = Pick<HistoryEntry, 'what' | 'from' | 'to'>;

const entriesOf = (
  held: Held,
  note: string,
  asked: Asked,
  moved: Moved | null,
  names: [string, string],
): Entry[] => {
  const entries: Entry[] = [];
  if (moved && moved.startsAt !== held.startsAt)
    entries.push({ what: 'moved', from: held.startsAt, to: moved.startsAt });
  if (moved && moved.employeeCode !== held.employeeCode)
    entries.push({ what: 'reassigned', from: names[0], to: names[1] });
  if (moved && moved.work.duration !== held.work.duration)
    entries.push({ what: 'resized', from: String(held.work.duration), to: String(moved.work.duration) });
  if (asked.note !== undefined && asked.note !== note)
    entries.push({ what: 'noted', from: note, to: asked.note });
  return entries;
};

const fullName = ({ name, lastname }: { readonly name: string; readonly lastname: string }): string =>
  `${name} ${lastname}`.trim();

const reasonAfter = (reason: string | null, { overlapReason }: Asked): string | null =>
  overlapReason === undefined ? reason : overlapReason;

/** The row after a change, rendered anew, and what of it goes into the history. */
export const rowAfter = (held: Held, asked: Asked, moved: Moved | null) => {
  const kept = openDocument(held.document);
  const employeeSnapshot = moved?.employeeSnapshot ?? kept.employeeSnapshot;
  const document = renderDocument({
    ...kept,
    version: held.version + 1,
    note: asked.note ?? kept.note,
    overlapReason: moved ? moved.overlapReason : reasonAfter(kept.overlapReason, asked),
    employeeCode: moved?.employeeCode ?? kept.employeeCode,
    employeeSnapshot,
    appointmentTime: moved
      ? { appointmentStartDate: moved.startsAt, appointmentEndDate: moved.endsAt }
      : kept.appointmentTime,
    serviceSnapshot: {
      ...kept.serviceSnapshot,
      duration: moved?.work.duration ?? kept.serviceSnapshot.duration,
    },
  });
  const names: [string, string] = [fullName(kept.employeeSnapshot), fullName(employeeSnapshot)];
  const entries = entriesOf(held, kept.note, asked, moved, names);
  if (!moved) return { row: { document }, entries };
  const { startsAt, endsAt, employeeCode, work, lane } = moved;
  return { row: { document, startsAt, endsAt, employeeCode, work, lane }, entries };
};
