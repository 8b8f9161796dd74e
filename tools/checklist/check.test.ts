import { expect, test } from 'vitest';
import { findProblems } from './check.ts';

const spec = `## Views

- Three tabs: daily (Günlük), weekly. The date is shared.
- Other transitions are not shown.

| Status | Meaning |
|---|---|
| 400 | invalid request |
`;

const file = `
import { expect, test } from 'vitest';
test('three tabs', () => undefined);
test.each([400])('status %i has words', () => undefined);
for (const path of []) test(\`\${path} shares the "date"\`, async () => undefined);
test.skip('skipped one', () => undefined);
test.describe('a group', () => undefined);
`;

const complete = `# The list

In words for people.

- "Three tabs: daily (Günlük), weekly.": \`a.test.ts › three tabs\`
- "The date is shared.": \`a.test.ts › three tabs\`, \`a.test.ts › \${path} shares the "date"\`
- "Other transitions are not shown."
- "| Status | Meaning |": \`a.test.ts › status %i has words\`
- "| 400 | invalid request |": \`a.test.ts › status %i has words\`
`;

const problemsWith = (list: string): readonly string[] =>
  findProblems({ list, spec, read: (path) => (path === 'a.test.ts' ? file : undefined) });

test('accepts a list that quotes every sentence and names existing tests', () => {
  expect(problemsWith(complete)).toEqual([]);
});

test.each([
  [
    'a line without a test',
    complete.replace(': `a.test.ts › three tabs`\n', '\n'),
    ['line 5: no test checks "Three tabs: daily (Günlük), weekly."'],
  ],
  [
    'a file that does not exist',
    complete.replace('`a.test.ts › three tabs`\n', '`b.test.ts › three tabs`\n'),
    ['line 5: there is no file b.test.ts'],
  ],
  [
    'a title that does not exist',
    complete.replace('three tabs`\n', 'four tabs`\n'),
    ['line 5: a.test.ts has no test "four tabs"'],
  ],
  [
    'a test that is skipped',
    complete.replace('three tabs`\n', 'skipped one`\n'),
    ['line 5: a.test.ts has no test "skipped one"'],
  ],
  [
    'a group, which is no test',
    complete.replace('three tabs`\n', 'a group`\n'),
    ['line 5: a.test.ts has no test "a group"'],
  ],
  [
    'a sentence that was dropped',
    complete.replace(/- "The date.*\n/, ''),
    ['the list leaves out "The date is shared."'],
  ],
  [
    'a sentence that was changed',
    complete.replace('daily (Günlük)', 'daily'),
    [
      'line 5: the spec does not contain "Three tabs: daily, weekly."',
      'the list leaves out "- Three tabs: daily (Günlük), weekly."',
    ],
  ],
  [
    'a reference without a path',
    complete.replace('a.test.ts › three tabs`\n', 'three tabs`\n'),
    ['line 5: "three tabs" is not written as path › title'],
  ],
  ['a line of another form', `${complete}- The date\n`, ['line 10 cannot be parsed']],
])('finds %s', (_, list, problems) => {
  expect(problemsWith(list)).toEqual(problems);
});
