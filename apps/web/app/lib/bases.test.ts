import { expect, test } from 'vitest';
import { basesOf } from './bases.ts';

test('without configuration every module answers where the page came from', () => {
  expect(basesOf(undefined)).toEqual({});
  expect(basesOf('')).toEqual({});
});

test('a module may have an address of its own', () => {
  const bases = basesOf('{"appointment":"https://randevu.ayna.test:8443","finance":""}');
  expect(bases).toEqual({ appointment: 'https://randevu.ayna.test:8443', finance: '' });
});

test.each(['https://a.test/', 'https://a.test/api', '//a.test', 'javascript:alert(1)', '/api', 4])(
  '%j is no base address',
  (base) => {
    expect(() => basesOf(JSON.stringify({ finance: base }))).toThrow(
      'base address of finance must be an origin',
    );
  },
);
