import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { nodesIn, treeOf } from '../house/syntax.ts';
import { badName, ofTemplate, takenBy } from './refuse-name.ts';
import { filesOf } from './template.ts';

describe('a bad name', () => {
  test.each([
    ['TipJar', 'kebab-case'],
    ['tip_jar', 'kebab-case'],
    ['-tip', 'kebab-case'],
    ['tip--jar', 'kebab-case'],
    ['2nd', 'kebab-case'],
    ['../jar', 'kebab-case'],
    ['', 'kebab-case'],
    ['utils', 'says nothing'],
    ['helpers', 'says nothing'],
    ['salon-common', 'says nothing'],
    ['a'.repeat(52), 'at most 51'],
    ['delete', 'word of TypeScript'],
    ['order', 'word of SQL'],
    ['current-user', 'word of SQL'],
    ['pgboss', 'database has already'],
    ['queue', 'database has already'],
    ['tip-across', 'database has already'],
    ['member', 'uses for something else'],
    ['salon-code', 'uses for something else'],
  ])('%s is refused', (name, why) => {
    expect(badName(name)).toContain(why);
  });

  test.each(['tip-jar', 'auth', 'service', 'file', 'content', 'customer', 'a'.repeat(51)])(
    '%s is not',
    (name) => {
      expect(badName(name)).toBeUndefined();
    },
  );

  test('whatever the template declares is refused, or the new module would declare it twice', () => {
    const declares = (node: ts.Node): node is ts.NamedDeclaration & { name: ts.Identifier } =>
      (ts.isImportSpecifier(node) ||
        ts.isNamespaceImport(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name);
    const declared = filesOf('tip-jar')
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap(({ path, text }) => nodesIn(treeOf(path, text), declares).map(({ name }) => name.text))
      .filter((word) => /^[a-z]/.test(word) && !/tipJar/i.test(word));
    expect(new Set(declared)).toEqual(ofTemplate);
  });
});

describe('a name that is taken', () => {
  const root = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(['modules/salon', 'fixtures/shelf', 'packages/kernel', 'apps/web', 'bench'])('by %s', (path) => {
    mkdirSync(join(root, path), { recursive: true });
    const name = path.split('/').at(-1) ?? '';
    expect(takenBy(root, name)).toBe(`'${name}' is taken: ${path} is there already.`);
  });

  test('by a contract', () => {
    mkdirSync(join(root, 'packages/contracts/src'), { recursive: true });
    writeFileSync(join(root, 'packages/contracts/src/host.ts'), '');
    expect(takenBy(root, 'host')).toContain('packages/contracts/src/host.ts is there already');
  });

  test('by nobody', () => {
    expect(takenBy(root, 'tip-jar')).toBeUndefined();
  });
});
