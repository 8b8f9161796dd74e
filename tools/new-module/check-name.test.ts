import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { findNodes, parseSource } from '../conventions/syntax.ts';
import { nameConflict, nameProblem, templateWords } from './check-name.ts';
import { renderTemplate } from './template.ts';

describe('an invalid name', () => {
  test.each([
    ['TipJar', 'kebab-case'],
    ['tip_jar', 'kebab-case'],
    ['-tip', 'kebab-case'],
    ['tip--jar', 'kebab-case'],
    ['2nd', 'kebab-case'],
    ['../jar', 'kebab-case'],
    ['', 'kebab-case'],
    ['utils', 'too vague'],
    ['helpers', 'too vague'],
    ['salon-common', 'too vague'],
    ['a'.repeat(52), 'at most 51'],
    ['delete', 'reserved word of TypeScript'],
    ['order', 'reserved word of SQL'],
    ['current-user', 'reserved word of SQL'],
    ['pgboss', 'already a schema or role'],
    ['queue', 'already a schema or role'],
    ['tip-across', 'already a schema or role'],
    ['member', 'used by every module'],
    ['salon-code', 'used by every module'],
  ])('rejects %s', (name, why) => {
    expect(nameProblem(name)).toContain(why);
  });

  test.each(['tip-jar', 'auth', 'service', 'file', 'content', 'customer', 'a'.repeat(51)])(
    'accepts %s',
    (name) => {
      expect(nameProblem(name)).toBeUndefined();
    },
  );

  test('rejects every name that the template declares, which the new module would declare twice', () => {
    const declares = (node: ts.Node): node is ts.NamedDeclaration & { name: ts.Identifier } =>
      (ts.isImportSpecifier(node) ||
        ts.isNamespaceImport(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name);
    const declared = renderTemplate('tip-jar')
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap(({ path, text }) => findNodes(parseSource(path, text), declares).map(({ name }) => name.text))
      .filter((word) => /^[a-z]/.test(word) && !/tipJar/i.test(word));
    expect(new Set(declared)).toEqual(templateWords);
  });
});

describe('an existing name', () => {
  const root = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(['modules/salon', 'fixtures/shelf', 'packages/kernel', 'apps/web', 'bench'])(
    'rejects the name of %s',
    (path) => {
      mkdirSync(join(root, path), { recursive: true });
      const name = path.split('/').at(-1) ?? '';
      expect(nameConflict(root, name)).toBe(`'${name}' is taken: ${path} exists.`);
    },
  );

  test('rejects the name of a contract', () => {
    mkdirSync(join(root, 'packages/contracts/src'), { recursive: true });
    writeFileSync(join(root, 'packages/contracts/src/host.ts'), '');
    expect(nameConflict(root, 'host')).toContain('packages/contracts/src/host.ts exists');
  });

  test('accepts a new name', () => {
    expect(nameConflict(root, 'tip-jar')).toBeUndefined();
  });
});
