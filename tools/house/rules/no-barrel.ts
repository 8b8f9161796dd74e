import ts from 'typescript';
import { isScript } from '../kinds.ts';
import type { Rule } from '../problem.ts';
import { problemAt, treeOf } from '../syntax.ts';

const isFrontDoor = (path: string): boolean => /^(?:modules|fixtures)\/[^/]+\/src\/index[.]ts$/.test(path);

const isStar = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) &&
  statement.moduleSpecifier !== undefined &&
  (statement.exportClause === undefined || ts.isNamespaceExport(statement.exportClause));

const onlyHandsOn = ({ statements }: ts.SourceFile): boolean =>
  statements.some(ts.isExportDeclaration) &&
  statements.every((statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement));

export const noBarrel: Rule = (path, text) => {
  if (!isScript(path)) return [];
  const tree = treeOf(path, text);
  const stars = tree.statements
    .filter(isStar)
    .map((statement) => problemAt(statement, 'export * hides where a name comes from'));
  if (isFrontDoor(path)) return stars;
  if (/(?:^|\/)index[.]tsx?$/.test(path)) {
    return [...stars, { line: 1, message: 'index.ts is the front door of a module and nothing else' }];
  }
  return stars.length === 0 && onlyHandsOn(tree)
    ? [{ line: 1, message: 'a file that only hands on: import from where the thing is made' }]
    : stars;
};
