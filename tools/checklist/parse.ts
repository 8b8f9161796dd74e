/** One sentence of the spec, and the tests that check it, each as a path and a title. */
export type Entry = { readonly line: number; readonly sentence: string; readonly tests: readonly string[] };

export type ParsedList = { readonly entries: readonly Entry[]; readonly unparsed: readonly number[] };

const entryLine = /^- "(?<sentence>.+?)"(?:: (?<tests>`.+`))?$/;

/**
 * Parses list lines: a sentence in double quotes, a colon, and tests in backticks, separated by commas.
 * Headings, prose and empty lines are skipped; a list line of any other form is reported as unparsed.
 */
export const parseList = (text: string): ParsedList => {
  const entries: Entry[] = [];
  const unparsed: number[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (!content.startsWith('-')) continue;
    const { sentence, tests } = entryLine.exec(content)?.groups ?? {};
    if (sentence === undefined) unparsed.push(index + 1);
    else
      entries.push({
        line: index + 1,
        sentence,
        tests: tests === undefined ? [] : tests.slice(1, -1).split('`, `'),
      });
  }
  return { entries, unparsed };
};
