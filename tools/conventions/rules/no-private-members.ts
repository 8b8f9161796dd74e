import ts from 'typescript';
import { isScript } from '../file-kinds.ts';
import type { Problem, Rule } from '../problem.ts';
import { findNodes, parseSource, problemAt } from '../syntax.ts';

// A dependency may change what it does not document in any release. Subpaths that a package does not export need no
// check here: they neither compile nor resolve (boundary every-import-resolves).

const internalFolder = /^(?:@[^/]+\/)?[^./@][^/]*\/(?:.*\/)?(?:lib|dist|src|build|esm|cjs|internal)\//;
const isInternalFile = (specifier: string): boolean =>
  internalFolder.test(specifier) || specifier.includes('node_modules/');

/** The module specifiers of imports, re-exports, `import()`, `require()` and `import('...')` types. */
const specifiersIn = (tree: ts.SourceFile): readonly ts.StringLiteralLike[] =>
  findNodes(tree, ts.isStringLiteralLike).filter(({ parent }) => {
    if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
    if (ts.isExternalModuleReference(parent)) return true;
    if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent);
    return ts.isCallExpression(parent) && /^(?:import|require)$/.test(parent.expression.getText());
  });

const importedNames = (tree: ts.SourceFile): ReadonlySet<string> => {
  const isImport = (node: ts.Node): node is ts.ImportClause | ts.NamespaceImport | ts.ImportSpecifier =>
    ts.isImportClause(node) || ts.isNamespaceImport(node) || ts.isImportSpecifier(node);
  return new Set(findNodes(tree, isImport).flatMap(({ name }) => (name ? [name.text] : [])));
};

/** `pg` of `pg.Query.prototype`. */
const rootOf = (node: ts.Expression): ts.Expression =>
  ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : node;

const withoutParentheses = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

/** `value as unknown as T`, which gives a value members that its own type does not declare. */
const isDoubleCast = (node: ts.Expression): boolean => {
  const outer = withoutParentheses(node);
  if (!ts.isAsExpression(outer)) return false;
  const inner = withoutParentheses(outer.expression);
  return ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
};

/** zod documents these two, for mini and for authors of libraries. */
const isPrivateName = (name: string): boolean => /^_./.test(name) && !/^_(?:default|zod)$/.test(name);

type Access = { readonly object: ts.Expression | undefined; readonly name: string };

const isAccess = (
  node: ts.Node,
): node is ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.BindingElement =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isBindingElement(node);

const accessOf = (node: ts.Node): Access | undefined => {
  if (ts.isPropertyAccessExpression(node)) return { object: node.expression, name: node.name.text };
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return { object: node.expression, name: node.argumentExpression.text };
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const key = node.propertyName ?? node.name;
  if (node.dotDotDotToken || !(ts.isIdentifier(key) || ts.isStringLiteralLike(key))) return undefined;
  const { parent } = node.parent;
  return { object: ts.isVariableDeclaration(parent) ? parent.initializer : undefined, name: key.text };
};

const accessProblem = (node: ts.Node, imported: ReadonlySet<string>): Problem | undefined => {
  const access = accessOf(node);
  if (!access) return undefined;
  const { object, name } = access;
  if (isPrivateName(name) && object?.kind !== ts.SyntaxKind.ThisKeyword)
    return problemAt(node, `${name} is a private member`);
  if (!object) return undefined;
  const root = rootOf(object);
  if (name === 'prototype' && ts.isIdentifier(root) && imported.has(root.text))
    return problemAt(node, `${object.getText()} is imported: do not use its prototype`);
  return isDoubleCast(object)
    ? problemAt(node, `${name} is read through a double cast: use what the type declares`)
    : undefined;
};

export const noPrivateMembers: Rule = (path, text) => {
  if (!isScript(path)) return [];
  const tree = parseSource(path, text);
  const imported = importedNames(tree);
  return [
    ...specifiersIn(tree)
      .filter((specifier) => isInternalFile(specifier.text))
      .map((specifier) => problemAt(specifier, `${specifier.text} is an internal file of a package`)),
    ...findNodes(tree, isAccess).flatMap((node) => accessProblem(node, imported) ?? []),
  ];
};
