import { expect, test } from 'vitest';
import { isGuessable } from './weak-password.ts';

const about = { name: 'Işıl', lastname: 'Kara', phone: '+905412206318' };

test.each([
  ['12345678', true],
  ['Galatasaray1905', true],
  ['ŞİFRE123', true],
  ['aaaaaaaaaaaa', true],
  ['05412206318', true],
  ['x2206318x', true],
  ['isilkara', true],
  ['IşılKara1990', true],
  ['isil.1990', true],
  ['mavi-tren-bulut', false],
  ['karavan-gezisi-7', false],
  ['Kx9!rT2mQ', false],
])('%s is guessable: %s', (password, guessable) => {
  expect(isGuessable(password, about)).toBe(guessable);
});
