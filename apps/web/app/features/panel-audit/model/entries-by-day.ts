import { addDays } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { AuditEntry } from '../../../data/audit.ts';
import { epochMs } from '../../../lib/clock.ts';
import { longDay } from '../../../ui/day-text.ts';
import { texts } from '../texts.ts';

const zone = 'Europe/Istanbul';

const momentOf = ({ at }: AuditEntry): string => wallNow(epochMs(at), zone);

export const dayOfEntry = (entry: AuditEntry): string => momentOf(entry).slice(0, 10);

/** 12:34, and with its seconds where one entry is looked at. */
export const clockOf = (entry: AuditEntry): string => momentOf(entry).slice(11, 16);
export const exactClockOf = (entry: AuditEntry): string => momentOf(entry).slice(11, 19);

const headingOf = (day: string, today: string): string => {
  if (day === today) return texts.today(longDay(day));
  return day === addDays(today, -1) ? texts.yesterday(longDay(day)) : longDay(day);
};

export type Day = { readonly day: string; readonly heading: string; readonly entries: readonly AuditEntry[] };

/** The days of entries that are in the order of time, each with its heading. */
export const entriesByDay = (entries: readonly AuditEntry[], today: string): readonly Day[] =>
  [...Map.groupBy(entries, dayOfEntry)].map(([day, own]) => ({
    day,
    heading: headingOf(day, today),
    entries: own,
  }));
