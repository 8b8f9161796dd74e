import ts from 'typescript';
import { isScript } from '../file-kinds.ts';
import type { Rule } from '../problem.ts';
import { parseSource, problemAt } from '../syntax.ts';

const isModuleEntry = (path: string): boolean => /^(?:modules|fixtures)\/[^/]+\/src\/index[.]ts$/.test(path);

const isStarExport = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) &&
  statement.moduleSpecifier !== undefined &&
  (statement.exportClause === undefined || ts.isNamespaceExport(statement.exportClause));

const onlyReexports = ({ statements }: ts.SourceFile): boolean =>
  statements.some(ts.isExportDeclaration) &&
  statements.every((statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement));

export const noBarrel: Rule = (path, text) => {
  if (!isScript(path)) return [];
  const tree = parseSource(path, text);
  const stars = tree.statements
    .filter(isStarExport)
    .map((statement) => problemAt(statement, 'export * hides where a name comes from'));
  if (isModuleEntry(path)) return stars;
  if (/(?:^|\/)index[.]tsx?$/.test(path)) {
    return [...stars, { line: 1, message: 'only the entry of a module may be called index.ts' }];
  }
  return stars.length === 0 && onlyReexports(tree)
    ? [{ line: 1, message: 'the file only re-exports: import from the file that defines the name' }]
    : stars;
};
