import type { Rule } from '../problem.ts';

const handWritten = /(?<![\w-])(?:text-\[[\d.]+(?:r?em|px)\]|font-\[\d+\])/;

/** Font sizes and weights come from the theme, so that one place shows and changes all of them. */
export const typeScale: Rule = (path, text) => {
  if (!/^apps\/web\/(?:app|gallery)\//.test(path)) return [];
  return text.split('\n').flatMap((content, index) => {
    const found = handWritten.exec(content)?.[0];
    return found ? [{ line: index + 1, message: `${found} is not in apps/web/app/styles/type.css` }] : [];
  });
};
