import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every letter is one wide. */
const widthOf = (text: string): number => text.length;

test.each([
  ['fits a line', 'kisa cümle', 20, ['kisa cümle']],
  ['is balanced over as few lines as there must be', 'bir iki uc dort bes', 12, ['bir iki uc', 'dort bes']],
  ['breaks a word that is longer than a line', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['is nothing', ' ', 4, []],
])('a text that %s', (_name, text, width, lines) => {
  expect(breakLines(text, width, widthOf)).toEqual(lines);
});

test('no line is longer than the width, whatever the words', () => {
  const text = 'Sıradaki randevunuzu beklerken alın, kapımız kapalıyken de randevu açık';
  for (let width = 3; width < 80; width += 1)
    for (const line of breakLines(text, width, widthOf)) expect(line.length).toBeLessThanOrEqual(width);
});
