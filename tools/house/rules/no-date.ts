import ts from 'typescript';
import { isScript } from '../kinds.ts';
import type { Rule } from '../problem.ts';
import { nodesIn, problemAt, treeOf } from '../syntax.ts';

/** Where a shifted hour would be a wrong appointment. */
const keepsWallClock = (path: string): boolean =>
  /^modules\/appointment\/|^apps\/web\/app\/features\/(?:calendar|appointment)[^/]*\/|wall-clock[^/]*$/.test(
    path,
  );

const isGlobal = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) && /^(?:globalThis|window)$/.test(node.text);

/** `x.Date` and `{ Date: 1 }` are somebody else's words. */
const isForeign = (name: ts.Identifier): boolean => {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name && !isGlobal(parent.expression);
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name;
};

const isDate = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && node.text === 'Date' && !isForeign(node);

export const noDate: Rule = (path, text) =>
  isScript(path) && keepsWallClock(path)
    ? nodesIn(treeOf(path, text), isDate).map((node) =>
        problemAt(node, 'a Date shifts with the zone of the machine: use Temporal'),
      )
    : [];
