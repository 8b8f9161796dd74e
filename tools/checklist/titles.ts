import ts from 'typescript';
import { nodesIn, treeOf } from '../house/syntax.ts';

/** `test`, `it`, and what is called of them; a test that is skipped or only planned holds nothing. */
const named = /^(?:test|it)\b(?!.*\.(?:skip|fixme|todo|describe|step|beforeEach|afterEach)\b)/;

const titleOf = (argument: ts.Expression | undefined): string | undefined => {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : undefined;
};

/** The titles of the tests in a file, as they are written there. */
export const titlesIn = (path: string, text: string): ReadonlySet<string> =>
  new Set(
    nodesIn(treeOf(path, text), ts.isCallExpression)
      .filter((call) => call.arguments.length > 1 && named.test(call.expression.getText()))
      .flatMap((call) => titleOf(call.arguments[0]) ?? []),
  );
