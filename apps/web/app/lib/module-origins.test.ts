import { expect, test } from 'vitest';
import { parseModuleOrigins } from './module-origins.ts';

test('without configuration every module answers where the page came from', () => {
  expect(parseModuleOrigins(undefined)).toEqual({});
  expect(parseModuleOrigins('')).toEqual({});
});

test('a module may have an address of its own', () => {
  const origins = parseModuleOrigins('{"appointment":"https://randevu.ayna.test:8443","finance":""}');
  expect(origins).toEqual({ appointment: 'https://randevu.ayna.test:8443', finance: '' });
});

test.each(['https://a.test/', 'https://a.test/api', '//a.test', 'javascript:alert(1)', '/api', 4])(
  '%j is no base address',
  (base) => {
    expect(() => parseModuleOrigins(JSON.stringify({ finance: base }))).toThrow(
      'base address of finance must be an origin',
    );
  },
);
