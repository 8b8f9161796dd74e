import ts from 'typescript';
import { isScript } from '../file-kinds.ts';
import type { Rule } from '../problem.ts';
import { findNodes, parseSource, problemAt } from '../syntax.ts';

/** Folders in which a shifted hour makes a wrong appointment. */
const usesWallClock = (path: string): boolean =>
  /^modules\/appointment\/|^apps\/web\/app\/features\/(?:calendar|appointment)[^/]*\/|wall-clock[^/]*$/.test(
    path,
  );

const isGlobal = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) && /^(?:globalThis|window)$/.test(node.text);

/** `x.Date` and `{ Date: 1 }` name a property, not the global Date. */
const isPropertyName = (name: ts.Identifier): boolean => {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name && !isGlobal(parent.expression);
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name;
};

const isDate = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && node.text === 'Date' && !isPropertyName(node);

export const noDate: Rule = (path, text) =>
  isScript(path) && usesWallClock(path)
    ? findNodes(parseSource(path, text), isDate).map((node) =>
        problemAt(node, "a Date depends on the machine's time zone: use Temporal"),
      )
    : [];
