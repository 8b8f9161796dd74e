import { type Entry, parseList } from './parse.ts';
import { titlesIn } from './titles.ts';

type Sources = {
  /** The list itself. */
  readonly list: string;
  /** The excerpt of the spec that it must cover. */
  readonly spec: string;
  /** The text of a file from the root of the repository; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
};

/** A single angle: no title has one. */
const arrow = ' \u203a ';

/** What the spec itself does not say cannot be held. */
const saysNothing = (sentence: string): boolean => /\bnot shown\b|\bshown\.$|^see section/.test(sentence);

const problemOfTest = (named: string, read: Sources['read']): string | undefined => {
  const at = named.indexOf(arrow);
  const [path, title] = [named.slice(0, at), named.slice(at + arrow.length)];
  if (at === -1) return `"${named}" is not written as path${arrow}title`;
  const text = read(path);
  if (text === undefined) return `there is no file ${path}`;
  return titlesIn(path, text).has(title) ? undefined : `${path} has no test "${title}"`;
};

const problemsOf = ({ sentence, tests }: Entry, { spec, read }: Sources): readonly string[] => [
  ...(spec.includes(sentence) ? [] : [`the spec does not say "${sentence}"`]),
  ...(tests.length > 0 || saysNothing(sentence) ? [] : [`no test holds "${sentence}"`]),
  ...tests.flatMap((named) => problemOfTest(named, read) ?? []),
];

/** What of the spec no entry quotes; headings and the frame of a table say nothing by themselves. */
const leftOut = (spec: string, entries: readonly Entry[]): readonly string[] =>
  entries
    .toSorted((one, other) => other.sentence.length - one.sentence.length)
    .reduce((rest, { sentence }) => rest.replaceAll(sentence, '\n'), spec)
    .split('\n')
    .filter((line) => !line.startsWith('#') && /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.trim());

/** Everything that is wrong with the list; nothing if every sentence of the spec is held by a test. */
export const problemsIn = (sources: Sources): readonly string[] => {
  const { entries, unread } = parseList(sources.list);
  return [
    ...unread.map((line) => `line ${line} cannot be read`),
    ...entries.flatMap((entry) =>
      problemsOf(entry, sources).map((problem) => `line ${entry.line}: ${problem}`),
    ),
    ...leftOut(sources.spec, entries).map((words) => `the list leaves out "${words}"`),
  ];
};
