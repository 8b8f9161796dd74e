import { type Spellings, spellingsOf } from './spellings.ts';

// The template is a module called tip-jar, laid out like the repository. To render it is to respell
// that name, in paths and texts alike, so that the template reads like the code it becomes.
const { one: templateOne, many: templateMany } = spellingsOf('tip-jar');

const pairs = (from: Spellings, to: Spellings): [string, string][] =>
  Object.keys(from).map((key) => [from[key as keyof Spellings], to[key as keyof Spellings]]);

/** In one pass: a module may well be called tip-jar-lid. */
const respell = (text: string, name: string): string => {
  const { one, many } = spellingsOf(name);
  // The plurals first, because each begins with its singular.
  const spelled = new Map([...pairs(templateMany, many), ...pairs(templateOne, one)]);
  return text.replace(new RegExp([...spelled.keys()].join('|'), 'g'), (found) => spelled.get(found) ?? found);
};

export type File = { readonly path: string; readonly text: string };

/** A file of the template (`modules/tip-jar/src/routes.ts.txt`) as the new module has it. */
export const renderFile = ({ path, text }: File, name: string): File => ({
  path: respell(path.replace(/[.]txt$/, ''), name),
  text: respell(text, name),
});
