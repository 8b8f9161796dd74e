import { spellName } from './spellings.ts';

const replaceOnce = (
  text: string,
  pattern: RegExp,
  what: string,
  replacement: (...groups: string[]) => string,
) => {
  if (!pattern.test(text)) throw new Error(`${what} was not found: has the file changed?`);
  return text.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
};

/** Inserts before the first entry that sorts after it, otherwise at the end. Comments between entries stay. */
const insertSorted = (list: string, entry: string): string => {
  const next = [...list.matchAll(/(?<=^[^/]*)\b\w+Module\b/gm)].find(([other]) => other > entry);
  if (next) return `${list.slice(0, next.index)}${entry}, ${list.slice(next.index)}`;
  const trimmed = list.trimEnd();
  const hasComma = /(?:,|\/\/.*)$/.test(trimmed); // before a trailing comment the formatter has already put a comma
  return trimmed === '' ? entry : `${trimmed}${hasComma ? '' : ','}\n  ${entry},\n`;
};

/** Adds a module to the text of `apps/api/src/modules.ts`; the formatter sorts imports and breaks lines. */
export const addModule = (text: string, name: string): string => {
  const entry = `${spellName(name).one.camel}Module`;
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

/** Adds a dependency to the text of `apps/api/package.json`; the rest keeps its line breaks. */
export const addDependency = (text: string, name: string): string =>
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
