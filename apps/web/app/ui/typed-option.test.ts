import { expect, test } from 'vitest';
import { typedOption } from './typed-option.ts';

const provinces = ['İstanbul', 'Isparta', 'Ağrı', 'Şanlıurfa', 'Van', 'Tunceli'].map((label) => ({
  id: label,
  label,
}));

test.each([
  ['İstanbul', 'İstanbul'],
  ['istanbul', 'İstanbul'],
  ['ISTANBUL', 'İstanbul'],
  ['ıstanbul', 'İstanbul'],
  [' ISPARTA ', 'Isparta'],
  ['isparta', 'Isparta'],
  ['agri', 'Ağrı'],
  ['SANLIURFA', 'Şanlıurfa'],
  ['s\u0327anl\u0131urfa', 'Şanlıurfa'],
])('%j names %s', (typed, id) => {
  expect(typedOption(provinces, typed)).toEqual({ id });
});

test('a part of a name names nothing yet, and what fits nothing is none', () => {
  expect(typedOption(provinces, 'an')).toBe('ambiguous');
  expect(typedOption(provinces, 'ankra')).toBe('none');
  expect(typedOption([], 'van')).toBe('none');
});

test('of two names that differ in their Turkish letters alone, only the right letters choose one', () => {
  const twins = ['Kâhta', 'Kahta'].map((label) => ({ id: label, label }));
  expect(typedOption(twins, 'kahta')).toEqual({ id: 'Kahta' });
  expect(typedOption(twins, 'KÂHTA')).toEqual({ id: 'Kâhta' });
  const others = ['Kâhta', 'Kăhta'].map((label) => ({ id: label, label }));
  expect(typedOption(others, 'kahta')).toBe('ambiguous');
});

test('words of a name may be parted by more than one space', () => {
  expect(typedOption([{ id: '1', label: 'Nehir Aksoy' }], 'nehir  aksoy')).toEqual({ id: '1' });
});

test('what cannot be chosen from the list cannot be typed either', () => {
  expect(typedOption([{ id: '1', label: 'Van', isDisabled: true }], 'van')).toBe('none');
});
