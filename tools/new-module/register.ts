import { spellingsOf } from './spellings.ts';

const replaceOnce = (text: string, pattern: RegExp, what: string, by: (...found: string[]) => string) => {
  if (!pattern.test(text)) throw new Error(`${what} cannot be found: has the file been rewritten?`);
  return text.replace(pattern, (_, ...found: string[]) => by(...found));
};

/** Before the first entry that sorts after it, otherwise at the end. Comments between entries stay. */
const insertSorted = (list: string, entry: string): string => {
  const next = [...list.matchAll(/(?<=^[^/]*)\b\w+Module\b/gm)].find(([other]) => other > entry);
  if (next) return `${list.slice(0, next.index)}${entry}, ${list.slice(next.index)}`;
  const kept = list.trimEnd();
  const parted = /(?:,|\/\/.*)$/.test(kept); // before a comment the formatter has put the comma already
  return kept === '' ? entry : `${kept}${parted ? '' : ','}\n  ${entry},\n`;
};

/** `apps/api/src/modules.ts` with one module more; the formatter sorts imports and breaks lines. */
export const withModule = (text: string, name: string): string => {
  const entry = `${spellingsOf(name).one.camel}Module`;
  const imported = replaceOnce(
    text,
    /^(import [^;]*;\n)/m,
    'The imports of apps/api/src/modules.ts',
    (first = '') => `${first}import { ${entry} } from '@ayna/${name}';\n`,
  );
  return replaceOnce(
    imported,
    /^(export const modules\b[^=]*= *\[)([^\]]*)(\];)$/m,
    'The list of modules in apps/api/src/modules.ts',
    (start = '', list = '', end = '') => start + insertSorted(list, entry) + end,
  );
};

/** `apps/api/package.json` with one dependency more; the rest keeps its line breaks. */
export const withDependency = (text: string, name: string): string =>
  replaceOnce(
    text,
    /^(\s*"dependencies": *)(\{[^}]*\})/m,
    'The dependencies in apps/api/package.json',
    (start = '', old = '{}') => {
      const all = { ...(JSON.parse(old) as Record<string, string>), [`@ayna/${name}`]: 'workspace:*' };
      const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      return start + JSON.stringify(sorted, null, 2).replaceAll('\n', '\n  ');
    },
  );
