import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { answerPath } from './answer-path.ts';
import { answers, news } from './answers.ts';
import { type Block, groups, type Words } from './document.ts';
import { readMarkdown } from './read-markdown.ts';

const app = join(import.meta.dirname, '../..');

/** Every Turkish text that a screen may show, as it stands in the sources. */
const screenTexts = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('texts.ts') && !file.startsWith(join('features', 'help')))
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .join('\n');

const wordsIn = (blocks: readonly Block[]): Words =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? block.words : block.items.flat()));

const known = new Set<string>([...Object.values(paths), ...answers.map(({ slug }) => answerPath(slug))]);

const linksOf = (blocks: readonly Block[]): readonly string[] =>
  wordsIn(blocks).flatMap((word) => (word.kind === 'link' ? [word.to] : []));

test('there are enough answers, in every group, each under a name of its own', () => {
  expect(answers.length).toBeGreaterThanOrEqual(30);
  for (const group of groups)
    expect(answers.filter((answer) => answer.group === group).length).toBeGreaterThanOrEqual(4);
  for (const field of ['slug', 'title'] as const)
    expect(new Set(answers.map((answer) => answer[field])).size).toBe(answers.length);
});

describe.each(answers)('$slug', ({ slug, title, words, screen, reviewed, blocks, plain }) => {
  test('says what it is about', () => {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slug).not.toBe('yenilikler');
    expect(title.length).toBeLessThan(70);
    expect(words.split(' ').length).toBeGreaterThan(3);
    expect(reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(plain.length).toBeGreaterThan(150);
    expect(plain.length).toBeLessThan(1_200);
  });

  test('leads only where something is', () => {
    for (const to of linksOf(blocks)) expect(known).toContain(to);
    // A screen that needs to be told of what could not be opened from here.
    expect(screen?.path ?? '').not.toContain(':');
  });

  test('calls what stands on a screen by its own name', () => {
    const named = wordsIn(blocks).flatMap((word) => (word.kind === 'strong' ? [word.text] : []));
    // What ends with a full stop is the first words of a paragraph.
    for (const name of named.filter((one) => !one.endsWith('.'))) expect(screenTexts).toContain(`'${name}'`);
    expect(screenTexts).toContain(screen === null ? '' : `'${screen.name}'`);
  });
});

test('news have a day and lead only where something is', () => {
  expect(news.length).toBeGreaterThan(3);
  for (const { date, title, blocks } of news) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(title).toMatch(/\.$/);
    for (const to of linksOf(blocks)) expect(known).toContain(to);
  }
  expect(news.map(({ date }) => date)).toEqual(
    news
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

const head = '---\ntitle: A\n---\n';

test('reads paragraphs, lists, links and bold words', () => {
  expect(
    readMarkdown(`${head}\nBas **Kaydet** ya da [yaz](/iletisim).\n\n1. bir\n2. **iki**\n\n- u\u00e7\n`),
  ).toEqual({
    head: new Map([['title', 'A']]),
    blocks: [
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'Bas ' },
          { kind: 'strong', text: 'Kaydet' },
          { kind: 'text', text: ' ya da ' },
          { kind: 'link', to: '/iletisim', text: 'yaz' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ kind: 'text', text: 'bir' }], [{ kind: 'strong', text: 'iki' }]],
      },
      { kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'u\u00e7' }]] },
    ],
  });
});

test.each([
  ['no head', 'Metin', /begins with/],
  ['what would vanish', `${head}<b>a</b>`, /may not hold/],
  ['a heading', `${head}## a`, /may not hold/],
])('refuses %s', (_, text, reason) => {
  expect(() => readMarkdown(text)).toThrow(reason);
});
