import { isSeed, isTest } from '../file-kinds.ts';
import type { Rule } from '../problem.ts';

/** Files with texts for users. Tests too: an expectation that imports the text it checks cannot fail. */
const mayBeTurkish = (path: string): boolean =>
  /(?:^|\/)(?:(?:[a-z-]+[.])?texts|paths|errors)[.]ts$/.test(path) || isSeed(path) || isTest(path);

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

export const onlyAscii: Rule = (path, text) => {
  if (mayBeTurkish(path)) return [];
  return text.split('\n').flatMap((content, index) => {
    const character = /\P{ASCII}/u.exec(content)?.[0];
    if (character === undefined) return [];
    return [
      {
        line: index + 1,
        message: `${codePoint(character)} '${character}' belongs in texts.ts, paths.ts or errors.ts`,
      },
    ];
  });
};
