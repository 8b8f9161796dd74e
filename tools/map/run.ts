// pnpm map: writes docs/map.md from the contracts, the modules and tools/map/walks.md.
// With --check it only reports whether docs/map.md is out of date. Both fail if walks.md names a file that is gone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { findPathProblems } from './check-paths.ts';
import { readModuleFacts } from './module-facts.ts';
import { renderMap } from './render-map.ts';

const root = join(import.meta.dirname, '../..');
const mapFile = join(root, 'docs/map.md');

const walks = readFileSync(join(import.meta.dirname, 'walks.md'), 'utf8');
const problems = findPathProblems(walks, (path) => existsSync(join(root, path)));
for (const problem of problems) console.log(`tools/map/walks.md: ${problem}`);

const facts = await Promise.all(
  modules.map((module) => readModuleFacts(module, moduleCalls[module.name] ?? [])),
);
const map = renderMap(facts, walks);
const isCurrent = existsSync(mapFile) && readFileSync(mapFile, 'utf8') === map;
if (process.argv.includes('--check')) {
  if (!isCurrent) console.log('docs/map.md is out of date: run pnpm map');
  process.exitCode = isCurrent && problems.length === 0 ? 0 : 1;
} else {
  if (!isCurrent) writeFileSync(mapFile, map);
  console.log(`docs/map.md ${isCurrent ? 'is current' : 'written'}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
