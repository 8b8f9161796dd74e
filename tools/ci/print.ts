import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './count.ts';

export type SuiteResult = { readonly name: string; readonly seconds: number; readonly counts: Counts };

const TAIL_LINES = 12;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printStart = (name: string, command: readonly string[]): void =>
  print(`\n=== ${name}: ${command.join(' ')}`);

/** Prints everything if the suite failed, otherwise the last lines; indented to set it apart from the run's own lines. */
export const printOutput = (output: string, showAll: boolean): void => {
  const text = stripVTControlCharacters(output).trimEnd();
  const lines = text === '' ? [] : text.split('\n');
  const shown = showAll ? lines : lines.slice(-TAIL_LINES);
  if (shown.length < lines.length) print(`  | (${lines.length - shown.length} lines before these)`);
  for (const line of shown) print(`  | ${line}`);
};

const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');

export const printEnd = ({ name, seconds, counts }: SuiteResult): void => {
  print(`--- ${name}: ${describeCounts(counts)} in ${seconds.toFixed(1)} s`);
  for (const note of counts.notes) print(`    ${note}`);
};

const row = (name: string, ...cells: (string | number)[]): string =>
  name.padEnd(16) + cells.map((cell) => String(cell).padStart(9)).join('');

export const printSummary = (lines: readonly SuiteResult[], total: SuiteResult): void => {
  print(`\n${row('', 'seconds', 'passed', 'failed', 'skipped')}`);
  for (const { name, seconds, counts } of [...lines, total]) {
    print(row(name, seconds.toFixed(1), counts.passed, counts.failed, counts.skipped));
  }
  // Once more at the end: a long log is often read, or kept, from there alone.
  for (const { name, counts } of lines) {
    if (counts.failed > 0) for (const note of counts.notes) print(`${name}: ${note}`);
  }
  for (const note of total.counts.notes) print(note);
};

/** The line that machines read; nothing may follow it. */
export const lastLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed\n`;
