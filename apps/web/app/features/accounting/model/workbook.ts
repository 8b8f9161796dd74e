import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { Transaction } from '../../../data/finance.ts';
import { texts } from '../texts.ts';
import { type ExportCell, exportColumns } from './export-columns.ts';

// The universal build, because that of the browser starts a worker from a blob, which our content security policy refuses.

/** A spreadsheet counts days as the library counts them, from midnight in UTC. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const toCell = (cell: ExportCell): Cell => {
  // A cell of the type String is text to Excel, also where it begins like a formula.
  if (cell.kind === 'text') return cell.text === '' ? null : { type: String, value: cell.text };
  if (cell.kind === 'day')
    return cell.day === null ? null : { type: Date, value: midnight(cell.day), format: 'dd.mm.yyyy' };
  return cell.lira === null ? null : { type: Number, value: cell.lira, format: '#,##0.00' };
};

const headings = exportColumns.map(
  ({ name, kind }): Cell => ({
    type: String,
    value: name,
    fontWeight: 'bold',
    align: kind === 'amount' ? 'right' : 'left',
  }),
);

/** The list as an Excel file whose amounts and days can be added up and sorted. */
export const transactionsWorkbook = (transactions: readonly Transaction[]): Promise<Blob> =>
  writeExcelFile(
    [headings, ...transactions.map((one) => exportColumns.map(({ cellOf }) => toCell(cellOf(one))))],
    {
      sheet: texts.title,
      columns: exportColumns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
  ).toBlob();
