import { expect, test } from 'vitest';
import { isPicture } from './picture.ts';

test.each([
  ['/api/File/0190b3c2.webp', true],
  ['https://cdn.ornek.com/a.jpg', true],
  ['//evil.example/a.jpg', false],
  ['/\\evil.example', false],
  ['http://ornek.com/a.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['https://user@ornek.com/a.jpg', false],
  ['https://127.0.0.1/a.jpg', false],
  ['https://localhost/a.jpg', false],
  ['', false],
])('attack 45: %j is a picture: %s', (url, taken) => {
  expect(isPicture(url)).toBe(taken);
});
