import { expect, test } from 'vitest';
import { encodingFor, isText } from './encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['brotli-like', undefined],
])('to %s the answer is packed as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('text is packed, pictures and fonts are not', () => {
  for (const type of ['text/html; charset=utf-8', 'text/x-script', 'image/svg+xml', 'application/json'])
    expect(isText(type), type).toBe(true);
  for (const type of ['', 'font/woff2', 'image/png', 'application/octet-stream'])
    expect(isText(type), type).toBe(false);
});
