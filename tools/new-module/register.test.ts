import { describe, expect, test } from 'vitest';
import { addDependency, addModule } from './register.ts';

const modules = (list: string): string =>
  `import type { Module } from '@ayna/kernel/module';\n\nexport const modules: readonly Module[] = [${list}];\n`;

const listIn = (text: string): string[] =>
  /= \[([^\]]*)\]/
    .exec(text)?.[1]
    ?.match(/^ *\/\/.*|\w+/gm)
    ?.map((word) => word.trim()) ?? [];

describe('the list of modules', () => {
  test('gets its first module', () => {
    expect(addModule(modules(''), 'tip-jar')).toBe(
      `import type { Module } from '@ayna/kernel/module';
import { tipJarModule } from '@ayna/tip-jar';

export const modules: readonly Module[] = [tipJarModule];
`,
    );
  });

  test.each([
    ['first', 'auth', ['authModule', 'fileModule', 'salonModule']],
    ['between', 'payment', ['fileModule', 'paymentModule', 'salonModule']],
    ['last', 'tip-jar', ['fileModule', 'salonModule', 'tipJarModule']],
  ])('stays sorted: %s', (_, name, expected) => {
    expect(listIn(addModule(modules('fileModule, salonModule'), name))).toEqual(expected);
    expect(listIn(addModule(modules('\n  fileModule,\n  salonModule,\n'), name))).toEqual(expected);
  });

  test('keeps its comments, and does not add the module inside one', () => {
    const list = '\n  // The zooModule stays out.\n  fileModule, // small\n';
    expect(addModule(modules(list), 'tip-jar')).toContain(
      '[\n  // The zooModule stays out.\n  fileModule, // small\n  tipJarModule,\n]',
    );
  });

  test('is an error if the list is not found', () => {
    const rewritten = "import { all } from './all.ts';\nexport const modules = all();\n";
    expect(() => addModule(rewritten, 'tip-jar')).toThrow('The list of modules in apps/api/src/modules.ts');
  });
});

describe('the dependencies', () => {
  test('get the new one in sorted order, and nothing else changes', () => {
    const before = `{
  "exports": { "./*": "./src/*.ts" },
  "dependencies": {
    "@ayna/kernel": "workspace:*",
    "pg": "catalog:"
  },
  "devDependencies": { "@types/pg": "catalog:" }
}
`;
    expect(addDependency(before, 'tip-jar')).toBe(
      before.replace('    "pg"', '    "@ayna/tip-jar": "workspace:*",\n    "pg"'),
    );
  });

  test('are an error if the object is not found', () => {
    expect(() => addDependency('{}', 'tip-jar')).toThrow('The dependencies in apps/api/package.json');
  });
});
