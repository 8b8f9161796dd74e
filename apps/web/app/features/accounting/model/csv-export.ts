import { toCsv } from '@ayna/contracts/core/csv';
import type { Transaction } from '../../../data/finance.ts';
import { fileAmount } from '../../../parts/money-text.ts';
import { numericDay } from '../../../ui/day-text.ts';
import { type ExportCell, exportColumns } from './export-columns.ts';

const cellText = (cell: ExportCell): string => {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'day') return cell.day === null ? '' : numericDay(cell.day);
  return cell.lira === null ? '' : fileAmount(cell.lira);
};

/** The list as a file for any spreadsheet. */
export const transactionsCsv = (transactions: readonly Transaction[]): string =>
  toCsv([
    exportColumns.map(({ name }) => name),
    ...transactions.map((one) => exportColumns.map(({ cellOf }) => cellText(cellOf(one)))),
  ]);
