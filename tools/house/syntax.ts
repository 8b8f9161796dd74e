import ts from 'typescript';
import type { Problem } from './problem.ts';

// Each rule asks for the tree of the same file in turn, so the last one is worth keeping.
let last: { path: string; text: string; tree: ts.SourceFile } | undefined;

export const treeOf = (path: string, text: string): ts.SourceFile => {
  if (last?.path !== path || last.text !== text) {
    last = { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  }
  return last.tree;
};

export const problemAt = (node: ts.Node, message: string): Problem => {
  const tree = node.getSourceFile();
  return { line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message };
};

/** Every node below this one for which `wanted` holds; comments and texts are no nodes of interest. */
export const nodesIn = <T extends ts.Node>(
  root: ts.Node,
  wanted: (node: ts.Node) => node is T,
): readonly T[] => {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (wanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
};
