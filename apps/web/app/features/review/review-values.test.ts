import { expect, test } from 'vitest';
import { parseStars, readReviewForm } from './review-values.ts';

const post = (body: string) => new Request('http://here/degerlendir/x', { method: 'POST', body });

test('a form is read as it was sent', async () => {
  expect(await readReviewForm(post('stars=4&text=%C3%87ok+iyi%0D%0A%2B'))).toEqual({
    stars: '4',
    text: 'Çok iyi\r\n+',
  });
  expect(await readReviewForm(post(''))).toEqual({ stars: '', text: '' });
  expect(await readReviewForm(post(`text=${'x'.repeat(20_000)}`))).toBeUndefined();
});

test.each([
  ['1', 1],
  ['5', 5],
  ['', undefined],
  ['0', undefined],
  ['6', undefined],
  ['4.5', undefined],
  ['5 ', undefined],
  ['1e0', undefined],
])('%j stars are %s', (stars, expected) => {
  expect(parseStars(stars)).toBe(expected);
});
