import type { RowRefusal } from '@ayna/contracts/core/customer-imports';
import { check } from '@ayna/contracts/core/fields';
import { phone as phoneShape, plainPhone } from '@ayna/contracts/core/people';
import * as z from 'zod/mini';

export type Refused = { readonly why: RowRefusal; readonly detail: string };

export const refused = (why: RowRefusal, detail = ''): Refused => ({ why, detail });

export const isRefused = (one: unknown): one is Refused =>
  typeof one === 'object' && one !== null && 'why' in one;

const turkish = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

// Made once: a shape takes longer to make than to use.
const isoDate = z.iso.date();

const dated = (year = '', month = '', day = ''): string | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return check(isoDate, date).fields ? null : date;
};

/** A day as people write it here, day first, or as computers do; null for one that no calendar has. */
export const dateIn = (cell: string): string | null => {
  const [day = ''] = cell.split(/[\sT]/);
  const here = turkish.exec(day);
  if (here) return dated(here[3], here[2], here[1]);
  const there = iso.exec(day);
  return there ? dated(there[1], there[2], there[3]) : null;
};

const clock = /(?:^|[\sT])(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/;

/** `10:30`, `10.30` or `9:05:00`, alone or behind a day. */
export const timeIn = (cell: string): string | null => {
  const [, hours = '', minutes = ''] = clock.exec(cell) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}:00`;
};

/** Ten times the same, or seven nothings: somebody filled in what was asked for. */
const isInvented = /^\+90(?:(\d)\1{9}|\d{3}0{7})$/;

export const phoneIn = (cell: string): string | null | Refused => {
  if (cell === '') return null;
  const digits = cell.replaceAll(/\D/g, '').length;
  const checked = check(phoneShape, cell);
  if (checked.fields === undefined && !isInvented.test(checked.value)) return checked.value;
  const isOurs = !plainPhone(cell.trim()).startsWith('+');
  return isOurs && digits > 0 && digits < 10
    ? refused('phone-short', String(digits))
    : refused('phone-wrong');
};

/** What a spreadsheet would run. A phone may begin with a plus, a negative number with a minus. */
export const isFormula = (cell: string): boolean => /^[=@|]/.test(cell) || /^[+-]\s*[^\d\s(]/.test(cell);
