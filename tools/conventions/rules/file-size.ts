import { isSeed, isTest } from '../file-kinds.ts';
import type { Rule } from '../problem.ts';

const MAX_LINES = 250;
const MAX_TEST_LINES = 400;

export const fileSize: Rule = (path, text) => {
  if (isSeed(path)) return [];
  const limit = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > limit
    ? [{ line: limit + 1, message: `${lines} lines, at most ${limit}: split the file by topic` }]
    : [];
};
