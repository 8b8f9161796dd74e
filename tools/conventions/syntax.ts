import ts from 'typescript';
import type { Problem } from './problem.ts';

// Every rule parses the same file in turn, so the last syntax tree is cached.
let cached: { path: string; text: string; tree: ts.SourceFile } | undefined;

export const parseSource = (path: string, text: string): ts.SourceFile => {
  if (cached?.path !== path || cached.text !== text) {
    cached = { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  }
  return cached.tree;
};

export const problemAt = (node: ts.Node, message: string): Problem => {
  const tree = node.getSourceFile();
  return { line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message };
};

/** All nodes from `root` down that `matches` accepts. */
export const findNodes = <T extends ts.Node>(
  root: ts.Node,
  matches: (node: ts.Node) => node is T,
): readonly T[] => {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
};
