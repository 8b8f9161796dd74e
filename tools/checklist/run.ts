// pnpm checklist: checks that docs/calendar-checklist.md names a test for every sentence of the calendar's spec.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems } from './check.ts';
import { parseList } from './parse.ts';

const root = join(import.meta.dirname, '../..');

const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const list = read('docs/calendar-checklist.md') ?? '';
const problems = findProblems({ list, spec: read('tools/checklist/spec.md') ?? '', read });
for (const problem of problems) console.log(`docs/calendar-checklist.md ${problem}`);
const { entries } = parseList(list);
const tests = new Set(entries.flatMap((entry) => entry.tests));
console.log(`${entries.length} sentences, checked by ${tests.size} tests; ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
