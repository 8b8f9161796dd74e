import readExcel from 'read-excel-file/node';
import { demandWorkbook } from './archive.ts';
import { broken } from './kind.ts';

type Cell = string | number | boolean | Date | null | undefined;

const HALF_A_MINUTE = 30_000;

/** Excel keeps a time of day as a part of the day on which it began to count, a hair off the minute. */
const momentOf = (moment: Date): string => {
  const nearest = new Date(moment.getTime() + HALF_A_MINUTE).toISOString();
  const [date = '', time = ''] = nearest.slice(0, 16).split('T');
  if (date.startsWith('1899-12-3')) return time;
  return time === '00:00' ? date : `${date} ${time}`;
};

const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? momentOf(cell) : String(cell);
};

/** The first sheet on which something is written. */
export const rowsOfXlsx = async (bytes: Buffer) => {
  demandWorkbook(bytes);
  const sheets = await readExcel(bytes).catch(() => {
    throw broken('broken-table');
  });
  const found = sheets.find(({ data }) => data.length > 0);
  if (!found) throw broken('table-empty');
  return { sheet: found.sheet, rows: (found.data as Cell[][]).map((row) => row.map(textOf)) };
};
