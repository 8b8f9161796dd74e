import { type Spellings, spellName } from './spellings.ts';

// The template is a module called tip-jar, in the layout of the repository. Rendering replaces that name in paths and
// texts, so the template reads like the code that it becomes.
const { one: templateOne, many: templateMany } = spellName('tip-jar');

const pairs = (from: Spellings, to: Spellings): [string, string][] =>
  Object.keys(from).map((key) => [from[key as keyof Spellings], to[key as keyof Spellings]]);

/** Replaces in one pass, because a module may be called tip-jar-lid. */
const replaceName = (text: string, name: string): string => {
  const { one, many } = spellName(name);
  // Plurals come first, because each begins with its singular.
  const replacements = new Map([...pairs(templateMany, many), ...pairs(templateOne, one)]);
  return text.replace(
    new RegExp([...replacements.keys()].join('|'), 'g'),
    (match) => replacements.get(match) ?? match,
  );
};

export type SourceFile = { readonly path: string; readonly text: string };

/** A file of the template (`modules/tip-jar/src/routes.ts.txt`) as it appears in the new module. */
export const renderFile = ({ path, text }: SourceFile, name: string): SourceFile => ({
  path: replaceName(path.replace(/[.]txt$/, ''), name),
  text: replaceName(text, name),
});
