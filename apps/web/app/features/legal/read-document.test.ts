import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import type { Block, Inline } from './document.ts';
import { readDocument } from './read-document.ts';

const top = '---\nversion: 3\ndate: 2026-11-15\n---\n';

test('reads version, date and every kind of block', () => {
  const text = `${top}
## Şikâyet ve İtiraz

Önce **bize** yazın: {{email}}, sonra [forma](/iletisim).

1. bir
2. iki

| Ne | Kim |
|---|---|
| Ad | {{tradeName}} |
`;
  expect(readDocument(text)).toEqual({
    version: 3,
    date: '2026-11-15',
    blocks: [
      { kind: 'heading', level: 2, id: 'sikayet-ve-itiraz', text: 'Şikâyet ve İtiraz' },
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'Önce ' },
          { kind: 'strong', inside: [{ kind: 'text', text: 'bize' }] },
          { kind: 'text', text: ' yazın: ' },
          { kind: 'operator', detail: 'email' },
          { kind: 'text', text: ', sonra ' },
          { kind: 'link', to: '/iletisim', inside: [{ kind: 'text', text: 'forma' }] },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ kind: 'text', text: 'bir' }], [{ kind: 'text', text: 'iki' }]],
      },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'Ne' }], [{ kind: 'text', text: 'Kim' }]],
        rows: [[[{ kind: 'text', text: 'Ad' }], [{ kind: 'operator', detail: 'tradeName' }]]],
      },
    ],
  });
});

test.each([
  ['no version', 'Metin', /version and date/],
  ['a detail that does not exist', `${top}{{faks}}`, /faks/],
  ['what would vanish', `${top}<b>kalın</b>`, /may not hold/],
  ['a heading of the page itself', `${top}# Baş`, /may not hold/],
])('refuses %s', (_, text, reason) => {
  expect(() => readDocument(text)).toThrow(reason);
});

const folder = join(import.meta.dirname, 'documents');

const linksIn = (words: readonly Inline[]): string[] =>
  words.flatMap((word) => {
    if (word.kind === 'link') return [word.to];
    return word.kind === 'strong' ? linksIn(word.inside) : [];
  });

const wordsIn = (block: Block): readonly Inline[] => {
  if (block.kind === 'paragraph') return block.words;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [...block.head.flat(), ...block.rows.flat(2)] : [];
};

describe.each(readdirSync(folder))('%s', (name) => {
  const { blocks } = readDocument(readFileSync(join(folder, name), 'utf8'));

  test('has sections, each with an address of its own', () => {
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  test('links to pages that exist', () => {
    const known: readonly string[] = Object.values(paths);
    for (const to of blocks.flatMap(wordsIn).flatMap((word) => linksIn([word]))) expect(known).toContain(to);
  });
});
