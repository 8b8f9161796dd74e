import { expect, test } from 'vitest';
import { hostedPictureOrNull } from './hosted-picture.ts';

const ours = '/api/File/image/01980000-0000-7000-8000-000000000000/small';

test.each([
  [ours, ours],
  [null, null],
  ['https://ornek.com/a.png', null],
  ['javascript:alert(1)', null],
])('attack 45: %j becomes %j', (url, expected) => {
  expect(hostedPictureOrNull(url)).toBe(expected);
});
