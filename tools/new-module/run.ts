// pnpm new-module NAME: a small complete module, registered and green, to be changed into a real one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { badName, takenBy } from './refuse-name.ts';
import { withDependency, withModule } from './register.ts';
import type { File } from './render.ts';
import { settle } from './settle.ts';
import { filesOf } from './template.ts';

const root = join(import.meta.dirname, '../..');

const edited = (path: string, edit: (text: string, name: string) => string, name: string): File => ({
  path,
  text: edit(readFileSync(join(root, path), 'utf8'), name),
});

const write = ({ path, text }: File): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const nextSteps = (name: string): string => `
It is registered in apps/api, and serves a list and an add. Next:
  1. Say in modules/${name}/README.md what it is for.
  2. Change the contract, then let the compiler lead. A migration may be changed until it has run
     anywhere but here; after that write the next one. \`pnpm gen-tables\` follows the migrations.
  3. Whom it asks stands in packages/contracts/src/asks.ts, what it hears in src/listeners.ts.
  4. pnpm check, and: pnpm exec vitest run modules/${name}`;

const main = (name: string): void => {
  const refusal = badName(name) ?? takenBy(root, name);
  if (refusal) throw new Error(refusal);
  const made = filesOf(name);
  // Read before anything is written: if a place to register is not found, nothing is half done.
  const changed = [
    edited('apps/api/package.json', withDependency, name),
    edited('apps/api/src/modules.ts', withModule, name),
  ];
  const all = [...made, ...changed];
  all.forEach(write);
  settle(
    root,
    name,
    all.map(({ path }) => path),
  );
  console.log(`Made ${name}:\n${made.map(({ path }) => `  ${path}`).join('\n')}`);
  console.log(nextSteps(name));
};

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Say what it is called: pnpm new-module tip-jar');
  main(name);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
