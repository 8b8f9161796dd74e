import type { RowRefusal } from '@ayna/contracts/core/customer-import-routes';
import { normalizePhone, phone as phoneShape } from '@ayna/contracts/core/text-fields';
import { validate } from '@ayna/contracts/core/validation';
import * as z from 'zod/mini';

export type RefusalReason = { readonly why: RowRefusal; readonly detail: string };

export const refuse = (why: RowRefusal, detail = ''): RefusalReason => ({ why, detail });

export const isRefusal = (one: unknown): one is RefusalReason =>
  typeof one === 'object' && one !== null && 'why' in one;

const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

// Created once, because creating a zod schema takes longer than using it.
const isoDate = z.iso.date();

const toIsoDate = (year = '', month = '', day = ''): string | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return validate(isoDate, date).fields ? null : date;
};

/** Reads a date with the day first (14.05.1991, 14/05/1991) or in ISO order. Null if there is no such day. */
export const parseDate = (cell: string): string | null => {
  const [day = ''] = cell.split(/[\sT]/);
  const local = dayFirst.exec(day);
  if (local) return toIsoDate(local[3], local[2], local[1]);
  const iso = yearFirst.exec(day);
  return iso ? toIsoDate(iso[1], iso[2], iso[3]) : null;
};

const clock = /(?:^|[\sT])(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/;

/** `10:30`, `10.30` or `9:05:00`, alone or after a date. */
export const parseTime = (cell: string): string | null => {
  const [, hours = '', minutes = ''] = clock.exec(cell) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}:00`;
};

/** Ten equal digits, or seven zeros: typed only to fill a required field. */
const inventedPhone = /^\+90(?:(\d)\1{9}|\d{3}0{7})$/;

export const parsePhone = (cell: string): string | null | RefusalReason => {
  if (cell === '') return null;
  const digits = cell.replaceAll(/\D/g, '').length;
  const checked = validate(phoneShape, cell);
  if (checked.fields === undefined && !inventedPhone.test(checked.value)) return checked.value;
  const isDomestic = !normalizePhone(cell.trim()).startsWith('+');
  return isDomestic && digits > 0 && digits < 10
    ? refuse('phone-short', String(digits))
    : refuse('phone-wrong');
};

/** Whether a spreadsheet would execute the cell. A phone may begin with a plus and a negative number with a minus. */
export const isFormula = (cell: string): boolean => /^[=@|]/.test(cell) || /^[+-]\s*[^\d\s(]/.test(cell);
