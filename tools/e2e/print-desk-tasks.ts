import { existsSync, readFileSync } from 'node:fs';
import { type DeskTask, deskTasks } from '../../e2e/support/desk-tasks.ts';

const annotation = /"type": "desk-task",\s*"description": "(.*): (\d+)"/g;

const line = (name: string, ...figures: readonly string[]): string =>
  name.padEnd(42) + figures.map((figure) => figure.padStart(9)).join('');

/** Prints the tasks of the desk that a run has walked, with the actions that each took; nothing if it walked none. */
export const printDeskTasks = (report: string): void => {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const counted = new Map([...text.matchAll(annotation)].map(([, name = '', taps = '']) => [name, taps]));
  if (counted.size === 0) return;
  console.log(`\n${line('task of the desk', 'before', 'at most', 'actions')}`);
  for (const name of Object.keys(deskTasks) as DeskTask[]) {
    const { before, most } = deskTasks[name];
    console.log(line(name, String(before ?? '-'), String(most), counted.get(name) ?? 'not run'));
  }
};
