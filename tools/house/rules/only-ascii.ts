import { isSeed, isTest } from '../kinds.ts';
import type { Rule } from '../problem.ts';

/** Where the product's own language lives. Tests too: one that imported its text could not fail. */
const mayBeTurkish = (path: string): boolean =>
  /(?:^|\/)(?:texts|paths|errors)[.]ts$/.test(path) || isSeed(path) || isTest(path);

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

export const onlyAscii: Rule = (path, text) => {
  if (mayBeTurkish(path)) return [];
  return text.split('\n').flatMap((content, index) => {
    const foreign = /\P{ASCII}/u.exec(content)?.[0];
    if (foreign === undefined) return [];
    return [
      {
        line: index + 1,
        message: `${codePoint(foreign)} '${foreign}' belongs in texts.ts, paths.ts or errors.ts`,
      },
    ];
  });
};
