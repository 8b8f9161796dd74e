import { isSeed, isTest } from '../kinds.ts';
import type { Rule } from '../problem.ts';

const CODE = 250;
const TESTS = 400;

export const fileSize: Rule = (path, text) => {
  if (isSeed(path)) return [];
  const most = isTest(path) ? TESTS : CODE;
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > most
    ? [{ line: most + 1, message: `${lines} lines, at most ${most}: split it by what it does` }]
    : [];
};
