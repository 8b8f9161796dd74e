import readExcel from 'read-excel-file/node';
import { assertWorkbook } from './archive.ts';
import { tableError } from './file-kind.ts';

type Cell = string | number | boolean | Date | null | undefined;

const HALF_A_MINUTE = 30_000;

/** Excel stores a time of day as a fraction of its epoch day (1899-12-30), slightly off the full minute. */
const formatMoment = (moment: Date): string => {
  const nearest = new Date(moment.getTime() + HALF_A_MINUTE).toISOString();
  const [date = '', time = ''] = nearest.slice(0, 16).split('T');
  if (date.startsWith('1899-12-3')) return time;
  return time === '00:00' ? date : `${date} ${time}`;
};

const formatCell = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? formatMoment(cell) : String(cell);
};

/** Reads the first sheet that is not empty. */
export const parseXlsx = async (bytes: Buffer) => {
  assertWorkbook(bytes);
  const sheets = await readExcel(bytes).catch(() => {
    throw tableError('broken-table');
  });
  const firstFilled = sheets.find(({ data }) => data.length > 0);
  if (!firstFilled) throw tableError('table-empty');
  return { sheet: firstFilled.sheet, rows: (firstFilled.data as Cell[][]).map((row) => row.map(formatCell)) };
};
