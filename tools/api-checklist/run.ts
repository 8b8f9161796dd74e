// pnpm checklist: every call and field of the spec is in the contracts, and the list says who uses each call.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheMs } from '../../apps/web/app/lib/cache-times.ts';
import { problemsIn } from './check.ts';
import type { ServedRoute } from './match.ts';
import { parseChecklist } from './parse.ts';
import { webCallsIn } from './web-calls.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).filter((path) => !path.includes('.test.'));

type Exported = Readonly<
  Record<string, { readonly routes?: Readonly<Record<string, Omit<ServedRoute, 'key'>>> }>
>;

/** Every contract, so that a planned call is noticed in whichever module it is built. */
const modules = await Promise.all(
  sourcesIn('packages/contracts/src/*.ts').map((path) => import(join(root, path)) as Promise<Exported>),
);
const routes = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([contract, { routes = {} }]) =>
    Object.entries(routes).map(([name, route]) => ({ ...route, key: `${contract}.${name}` })),
  );
const webCalls = sourcesIn('apps/web/app/{data,lib}/**/*.ts').flatMap((path) =>
  webCallsIn(path, read(path), cacheMs),
);

const list = read('docs/api-checklist.md');
const problems = problemsIn({ list, spec: read('tools/api-checklist/spec.md'), routes, webCalls });
for (const problem of problems) console.log(`docs/api-checklist.md ${problem}`);
const { calls, fields } = parseChecklist(list);
const countOf = (usedBy: string): number => calls.filter((call) => call.usedBy === usedBy).length;
console.log(
  `${calls.length} calls (${countOf('our screens')} used by our screens, ${countOf('other clients')} by other clients, ` +
    `${countOf('planned')} planned) and ${fields.length} fields; ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
