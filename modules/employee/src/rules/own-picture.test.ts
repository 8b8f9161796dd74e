import { expect, test } from 'vitest';
import { ownPicture } from './own-picture.ts';

const ours = '/api/File/image/01980000-0000-7000-8000-000000000000/small';

test.each([
  [ours, ours],
  [null, null],
  ['https://ornek.com/a.png', null],
  ['javascript:alert(1)', null],
])('attack 45: of %j it is %j', (url, own) => {
  expect(ownPicture(url)).toBe(own);
});
