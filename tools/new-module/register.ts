import { spellingsOf } from './spellings.ts';

const replaceOnce = (text: string, pattern: RegExp, what: string, by: (...found: string[]) => string) => {
  if (!pattern.test(text)) throw new Error(`${what} was not found: has it been rewritten?`);
  return text.replace(pattern, (_, ...found: string[]) => by(...found));
};

/** Before the first entry that sorts after it, otherwise at the end; comments between them stay. */
const insertSorted = (list: string, entry: string): string => {
  const next = [...list.matchAll(/^\s*(\w+)|,\s*(\w+)/gm)].find(([, a, b]) => (a ?? b ?? '') > entry);
  if (next) {
    const at = next.index + next[0].length - (next[1] ?? next[2] ?? '').length;
    return `${list.slice(0, at)}${entry}, ${list.slice(at)}`;
  }
  const kept = list.trimEnd();
  return kept === '' ? entry : `${kept}${kept.endsWith(',') ? '' : ','}\n  ${entry},\n`;
};

/** `apps/api/src/modules.ts` with one module more. How its lines are broken is left to the formatter. */
export const withModule = (text: string, name: string): string => {
  const entry = `${spellingsOf(name).one.camel}Module`;
  const listed = replaceOnce(
    text,
    /^(export const modules\b[^=]*= *\[)([^\]]*)(\];)$/m,
    'the list of modules in apps/api/src/modules.ts',
    (start = '', list = '', end = '') => start + insertSorted(list, entry) + end,
  );
  return `import { ${entry} } from '@ayna/${name}';\n${listed}`;
};

/** `apps/api/package.json` with one dependency more; the rest keeps its line breaks. */
export const withDependency = (text: string, name: string): string =>
  replaceOnce(
    text,
    /^(\s*"dependencies": *)(\{[^}]*\})/m,
    'the dependencies in apps/api/package.json',
    (start = '', old = '{}') => {
      const all = { ...(JSON.parse(old) as Record<string, string>), [`@ayna/${name}`]: 'workspace:*' };
      const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      return start + JSON.stringify(sorted, null, 2).replaceAll('\n', '\n  ');
    },
  );
