import { maxColumns, maxRows } from '@ayna/contracts/core/import/limits';
import { CsvError, parse } from 'csv-parse/sync';
import { tableError } from './file-kind.ts';

const separators = [';', ',', '\t'] as const;

/** The header line: up to the first line break outside of quotes. */
const firstLine = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';

const removeQuoted = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"?/g, '');

/** The separator that occurs most often in the header line. */
const detectSeparator = (text: string): string => {
  const line = removeQuoted(firstLine(text));
  const counts = separators.map((sign) => ({ sign, count: line.split(sign).length - 1 }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  if (!most || most.count === 0) throw tableError('table-one-column');
  if (most.count >= maxColumns) throw tableError('table-too-wide');
  return most.sign;
};

const toTableError = (error: unknown) => {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tableError('cell-too-long');
  return tableError(/QUOTE/.test(error.code) ? 'table-quotes' : 'broken-table');
};

/** Excel writes this first line when its separator is not the usual one. */
const separatorHint = /^\u{FEFF}?sep=([;,\t])\r?\n/u;

export const parseCsv = (text: string): string[][] => {
  const hinted = separatorHint.exec(text);
  const body = hinted ? text.slice(hinted[0].length) : text.replace(/^\u{FEFF}/u, '');
  if (body.trim() === '') throw tableError('table-empty');
  try {
    return parse(body, {
      delimiter: hinted?.[1] ?? detectSeparator(body.trimStart()),
      relax_column_count: true,
      max_record_size: 200_000,
      // The header, the most rows allowed and one more: enough to notice that there are too many.
      to: maxRows + 2,
      on_record: (record: string[]) => {
        if (record.length > maxColumns) throw tableError('table-too-wide');
        return record;
      },
    });
  } catch (error) {
    throw toTableError(error);
  }
};
