import ts from 'typescript';
import { findNodes, parseSource } from '../conventions/syntax.ts';

/** `test`, `it` and their variants such as `test.each`; a skipped or planned test checks nothing. */
const activeTest = /^(?:test|it)\b(?!.*\.(?:skip|fixme|todo|describe|step|beforeEach|afterEach)\b)/;

const titleOf = (argument: ts.Expression | undefined): string | undefined => {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : undefined;
};

/** The titles of the tests in a file, as written in the source. */
export const findTestTitles = (path: string, text: string): ReadonlySet<string> =>
  new Set(
    findNodes(parseSource(path, text), ts.isCallExpression)
      .filter((call) => call.arguments.length > 1 && activeTest.test(call.expression.getText()))
      .flatMap((call) => titleOf(call.arguments[0]) ?? []),
  );
