/** One sentence of the spec, and the tests that hold it, a path and a title each. */
export type Entry = { readonly line: number; readonly sentence: string; readonly tests: readonly string[] };

export type Listed = { readonly entries: readonly Entry[]; readonly unread: readonly number[] };

const entryLine = /^- "(?<sentence>.+?)"(?:: (?<tests>`.+`))?$/;

/**
 * Reads list lines: a sentence in double quotes, a colon, and tests between backticks with commas between them.
 * Headings, prose and empty lines are for people; a list line of any other shape is told as unread.
 */
export const parseList = (text: string): Listed => {
  const entries: Entry[] = [];
  const unread: number[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (!content.startsWith('-')) continue;
    const { sentence, tests } = entryLine.exec(content)?.groups ?? {};
    if (sentence === undefined) unread.push(index + 1);
    else
      entries.push({
        line: index + 1,
        sentence,
        tests: tests === undefined ? [] : tests.slice(1, -1).split('`, `'),
      });
  }
  return { entries, unread };
};
