import { expect, test } from 'vitest';
import { problemsIn } from './check.ts';

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
test.skip('asleep', () => undefined);
test.describe('a group', () => undefined);
`;

const whole = `# The list

In words for people.

- "Three tabs: daily (Günlük), weekly.": \`a.test.ts › three tabs\`
- "The date is shared.": \`a.test.ts › three tabs\`, \`a.test.ts › \${path} shares the "date"\`
- "Other transitions are not shown."
- "| Status | Meaning |": \`a.test.ts › status %i has words\`
- "| 400 | invalid request |": \`a.test.ts › status %i has words\`
`;

const problemsWith = (list: string): readonly string[] =>
  problemsIn({ list, spec, read: (path) => (path === 'a.test.ts' ? file : undefined) });

test('a list that quotes everything and names tests that are there is whole', () => {
  expect(problemsWith(whole)).toEqual([]);
});

test.each([
  [
    'a line without a test',
    whole.replace(': `a.test.ts › three tabs`\n', '\n'),
    ['line 5: no test holds "Three tabs: daily (Günlük), weekly."'],
  ],
  [
    'a file that does not exist',
    whole.replace('`a.test.ts › three tabs`\n', '`b.test.ts › three tabs`\n'),
    ['line 5: there is no file b.test.ts'],
  ],
  [
    'a title that does not exist',
    whole.replace('three tabs`\n', 'four tabs`\n'),
    ['line 5: a.test.ts has no test "four tabs"'],
  ],
  [
    'a test that is skipped',
    whole.replace('three tabs`\n', 'asleep`\n'),
    ['line 5: a.test.ts has no test "asleep"'],
  ],
  [
    'a group, which is no test',
    whole.replace('three tabs`\n', 'a group`\n'),
    ['line 5: a.test.ts has no test "a group"'],
  ],
  [
    'a sentence that was dropped',
    whole.replace(/- "The date.*\n/, ''),
    ['the list leaves out "The date is shared."'],
  ],
  [
    'a sentence that was changed',
    whole.replace('daily (Günlük)', 'daily'),
    [
      'line 5: the spec does not say "Three tabs: daily, weekly."',
      'the list leaves out "- Three tabs: daily (Günlük), weekly."',
    ],
  ],
  [
    'a link that is none',
    whole.replace('a.test.ts › three tabs`\n', 'three tabs`\n'),
    ['line 5: "three tabs" is not written as path › title'],
  ],
  ['a line of another shape', `${whole}- The date\n`, ['line 10 cannot be read']],
])('finds %s', (_, list, problems) => {
  expect(problemsWith(list)).toEqual(problems);
});
