import ts from 'typescript';
import { isScript } from '../file-kinds.ts';
import type { Rule } from '../problem.ts';
import { findNodes, parseSource, problemAt } from '../syntax.ts';

const extendsError = (node: ts.ClassLikeDeclaration): boolean =>
  (node.heritageClauses ?? []).some(
    ({ token, types }) =>
      token === ts.SyntaxKind.ExtendsKeyword &&
      types.some(({ expression }) => /(?:Error|^Refusal)$/.test(expression.getText())),
  );

export const noClass: Rule = (path, text) =>
  isScript(path)
    ? findNodes(parseSource(path, text), ts.isClassLike)
        .filter((node) => !extendsError(node))
        .map((node) => problemAt(node, 'only errors may be classes: write functions that take ctx first'))
    : [];
