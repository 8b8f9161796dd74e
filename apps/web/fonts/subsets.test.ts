import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontSubsets } from './subsets.ts';
import { axisOf, featuresOf, lettersOf, tablesOf } from './woff2.ts';

const read = (file: string) => readFileSync(new URL(`../app/fonts/${file}`, import.meta.url));
const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const styles = textOf('../app/styles/fonts.css') + textOf('../app/features/salon-page/styles/faces.css');

/** The letters that a `unicode-range` sends to a file, as the browser reads it. */
const rangeOf = (file: string): ((letter: string) => boolean) => {
  const face = styles.split('@font-face').find((text) => text.includes(`/${file}`)) ?? '';
  const ranges = [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return (letter) =>
    ranges.some(([first, last]) => {
      const point = letter.codePointAt(0) ?? -1;
      return point >= first && point <= last;
    });
};

const letters = Array.from('ğşıİçöüĞŞÇÖÜiIâîûÂÎÛ0123456789₺%+−–—’“”…·•€×°');

/** Before the cut the pairs weighed 47 and 79 kB. Geologica's figures are lining by themselves. */
const families = [
  { family: 'geologica', limit: 25_000, wanted: ['locl', 'tnum'] },
  { family: 'ysabeau', limit: 27_000, wanted: ['locl', 'tnum', 'lnum'] },
  // A salon's page shows one of these, beside Geologica.
  { family: 'gloock', limit: 28_000, wanted: ['locl'] },
  { family: 'big-shoulders', limit: 36_000, wanted: ['locl'] },
  { family: 'playfair', limit: 43_000, wanted: ['locl', 'lnum'] },
  { family: 'playfair-italic', limit: 53_000, wanted: ['locl', 'lnum'] },
  { family: 'geologica-heavy', limit: 23_000, wanted: ['locl', 'tnum'] },
  { family: 'ysabeau-light', limit: 26_000, wanted: ['locl', 'tnum', 'lnum'] },
];

describe.each(families)('the shipped $family', ({ family, limit, wanted }) => {
  const files = fontSubsets
    .filter((cut) => cut.family === family)
    .map(({ file, weights }) => ({ file, weights, bytes: read(file), inRange: rangeOf(file) }));
  const shown = new Set(
    files.flatMap(({ bytes, inRange }) =>
      [...lettersOf(tablesOf(bytes).get('cmap') as Buffer)].filter(inRange),
    ),
  );

  test.each(letters)('shows %s', (letter) => {
    expect(shown).toContain(letter);
  });

  test('shows every letter that can be typed without a compose key', () => {
    for (let point = 0x20; point < 0x7f; point += 1) expect(shown).toContain(String.fromCodePoint(point));
  });

  test('keeps its weights', () => {
    for (const { file, bytes, weights } of files) {
      const axis = tablesOf(bytes).get('fvar');
      expect(axis && axisOf(axis)).toEqual(weights ? { tag: 'wght', ...weights } : undefined);
      expect(styles).toContain(weights ? `font-weight: ${weights.min} ${weights.max};` : file);
    }
  });

  test('keeps figures in columns, lining figures and the Turkish forms', () => {
    const features = files.flatMap(({ bytes }) => [...featuresOf(tablesOf(bytes).get('GSUB') as Buffer)]);
    expect(features).toEqual(expect.arrayContaining(wanted));
  });

  test(`weighs at most ${limit / 1000} kB`, () => {
    const weight = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    process.stdout.write(`${family}: ${(weight / 1000).toFixed(1)} kB in ${files.length} files\n`);
    expect(weight).toBeLessThanOrEqual(limit);
  });
});
