import { mostColumns, mostRows } from '@ayna/contracts/core/import/limits';
import { CsvError, parse } from 'csv-parse/sync';
import { broken } from './kind.ts';

const separators = [';', ',', '\t'] as const;

/** The heads, up to the first line break that stands outside of quotes. */
const firstLine = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';

const outsideQuotes = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"?/g, '');

/** The one that parts the heads most often. */
const separatorOf = (text: string): string => {
  const line = outsideQuotes(firstLine(text));
  const counted = separators.map((sign) => ({ sign, many: line.split(sign).length - 1 }));
  const [most] = counted.toSorted((one, other) => other.many - one.many);
  if (!most || most.many === 0) throw broken('table-one-column');
  if (most.many >= mostColumns) throw broken('table-too-wide');
  return most.sign;
};

const why = (error: unknown) => {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return broken('cell-too-long');
  return broken(/QUOTE/.test(error.code) ? 'table-quotes' : 'broken-table');
};

/** Excel writes its separator down where it is not the usual one. */
const hint = /^\u{FEFF}?sep=([;,\t])\r?\n/u;

export const rowsOfCsv = (text: string): string[][] => {
  const given = hint.exec(text);
  const rest = given ? text.slice(given[0].length) : text.replace(/^\u{FEFF}/u, '');
  if (rest.trim() === '') throw broken('table-empty');
  try {
    return parse(rest, {
      delimiter: given?.[1] ?? separatorOf(rest.trimStart()),
      relax_column_count: true,
      max_record_size: 200_000,
      // One more than is taken, so that too many are seen to be too many.
      to: mostRows + 2,
      on_record: (record: string[]) => {
        if (record.length > mostColumns) throw broken('table-too-wide');
        return record;
      },
    });
  } catch (error) {
    throw why(error);
  }
};
