import { type Entry, parseList } from './parse.ts';
import { findTestTitles } from './titles.ts';

type Sources = {
  /** The text of the checklist. */
  readonly list: string;
  /** The excerpt of the spec that it must cover. */
  readonly spec: string;
  /** The text of a file from the root of the repository; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
};

/** Separates path and title; no title contains it. */
const separator = ' \u203a ';

/** Sentences that only state what the spec leaves out; no test can check them. */
const isUntestable = (sentence: string): boolean => /\bnot shown\b|\bshown\.$|^see section/.test(sentence);

const testProblem = (named: string, read: Sources['read']): string | undefined => {
  const at = named.indexOf(separator);
  const [path, title] = [named.slice(0, at), named.slice(at + separator.length)];
  if (at === -1) return `"${named}" is not written as path${separator}title`;
  const text = read(path);
  if (text === undefined) return `there is no file ${path}`;
  return findTestTitles(path, text).has(title) ? undefined : `${path} has no test "${title}"`;
};

const entryProblems = ({ sentence, tests }: Entry, { spec, read }: Sources): readonly string[] => [
  ...(spec.includes(sentence) ? [] : [`the spec does not contain "${sentence}"`]),
  ...(tests.length > 0 || isUntestable(sentence) ? [] : [`no test checks "${sentence}"`]),
  ...tests.flatMap((named) => testProblem(named, read) ?? []),
];

/** Lines of the spec that no entry quotes, except headings and the borders of tables. */
const uncoveredLines = (spec: string, entries: readonly Entry[]): readonly string[] =>
  entries
    .toSorted((one, other) => other.sentence.length - one.sentence.length)
    .reduce((rest, { sentence }) => rest.replaceAll(sentence, '\n'), spec)
    .split('\n')
    .filter((line) => !line.startsWith('#') && /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.trim());

/** All problems of the checklist; none if a test checks every sentence of the spec. */
export const findProblems = (sources: Sources): readonly string[] => {
  const { entries, unparsed } = parseList(sources.list);
  return [
    ...unparsed.map((line) => `line ${line} cannot be parsed`),
    ...entries.flatMap((entry) =>
      entryProblems(entry, sources).map((problem) => `line ${entry.line}: ${problem}`),
    ),
    ...uncoveredLines(sources.spec, entries).map((line) => `the list leaves out "${line}"`),
  ];
};
