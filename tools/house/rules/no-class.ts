import ts from 'typescript';
import { isScript } from '../kinds.ts';
import type { Rule } from '../problem.ts';
import { nodesIn, problemAt, treeOf } from '../syntax.ts';

const extendsError = (node: ts.ClassLikeDeclaration): boolean =>
  (node.heritageClauses ?? []).some(
    ({ token, types }) =>
      token === ts.SyntaxKind.ExtendsKeyword &&
      types.some(({ expression }) => /(?:Error|^Refusal|^CallFailed)$/.test(expression.getText())),
  );

export const noClass: Rule = (path, text) =>
  isScript(path)
    ? nodesIn(treeOf(path, text), ts.isClassLike)
        .filter((node) => !extendsError(node))
        .map((node) => problemAt(node, 'only errors are classes: write functions with ctx first'))
    : [];
