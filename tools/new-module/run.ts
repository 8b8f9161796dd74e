// pnpm new-module NAME: creates a small complete module, registered and with passing tests, as a starting point.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameConflict, nameProblem } from './check-name.ts';
import { integrateModule } from './integrate.ts';
import { addDependency, addModule } from './register.ts';
import type { SourceFile } from './render.ts';
import { renderTemplate } from './template.ts';

const root = join(import.meta.dirname, '../..');

const editFile = (path: string, edit: (text: string, name: string) => string, name: string): SourceFile => ({
  path,
  text: edit(readFileSync(join(root, path), 'utf8'), name),
});

const writeFile = ({ path, text }: SourceFile): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const nextSteps = (name: string): string => `
It is registered in apps/api and serves two routes, list and add. Next:
  1. Describe it in modules/${name}/README.md: owns / calls / emits / handles / pitfalls.
  2. Change the contract and follow the compiler's errors. Edit the migration only until it has run on
     another machine; after that add a new one. \`pnpm gen-tables\` updates the table types.
  3. Declare the modules it calls in packages/contracts/src/module-calls.ts and the events it handles in
     src/listeners.ts. \`pnpm map\` updates docs/map.md.
  4. pnpm check, and: pnpm exec vitest run modules/${name}`;

const main = (name: string): void => {
  const problem = nameProblem(name) ?? nameConflict(root, name);
  if (problem) throw new Error(problem);
  const created = renderTemplate(name);
  // Edits are computed before anything is written: if registering is not possible, nothing is left half done.
  const edited = [
    editFile('apps/api/package.json', addDependency, name),
    editFile('apps/api/src/modules.ts', addModule, name),
  ];
  const all = [...created, ...edited];
  all.forEach(writeFile);
  integrateModule(
    root,
    name,
    all.map(({ path }) => path),
  );
  console.log(`Created ${name}:\n${created.map(({ path }) => `  ${path}`).join('\n')}`);
  console.log(nextSteps(name));
};

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Name is missing: pnpm new-module tip-jar');
  main(name);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
