import type { ImportField, ImportState } from '../../data/imports.ts';
import { texts } from './texts.ts';

const appointmentFields: readonly ImportField[] = ['appointment-date', 'appointment-time', 'service'];

/** What keeps these columns from being taken, in words; the server says the same. */
export const mappingProblem = (columns: readonly ImportField[]): string | undefined => {
  const used: ImportField[] = columns.filter((field) => field !== 'skip');
  const twice = used.find((field, at) => used.indexOf(field) !== at);
  if (twice) return texts.mapping.twice(texts.fields[twice]);
  if (!used.includes('full-name') && !used.includes('name')) return texts.mapping.noName;
  const mapped = [...appointmentFields, 'employee' as const].some((field) => used.includes(field));
  if (mapped && !appointmentFields.every((field) => used.includes(field))) return texts.mapping.appointment;
  return undefined;
};

/** With one column changed. */
export const withColumn = (
  columns: readonly ImportField[],
  index: number,
  field: ImportField,
): ImportField[] => columns.map((before, at) => (at === index ? field : before));

/** In whole seconds, as fast as it went so far; undefined before it is known. */
export const secondsLeft = (
  { rows, seen: processed, startedAt }: Pick<ImportState, 'rows' | 'seen' | 'startedAt'>,
  now: number,
): number | undefined => {
  if (!startedAt || processed === 0) return undefined;
  const passed = Math.max(0, now - Date.parse(startedAt));
  return Math.ceil(((passed / processed) * (rows - processed)) / 1_000);
};
