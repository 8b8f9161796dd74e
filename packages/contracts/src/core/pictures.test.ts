import { expect, test } from 'vitest';
import { check } from './fields.ts';
import { pictureAt, pictureSized, pictureUrl } from './pictures.ts';

const code = '01980000-0000-7000-8000-000000000001';

test('a picture of ours is taken, in each of its sizes', () => {
  const url = pictureAt(code, 'medium');
  expect(check(pictureUrl, url)).toEqual({ value: url });
  expect(check(pictureUrl, pictureSized(url, 'large'))).toEqual({ value: pictureAt(code, 'large') });
});

test.each([
  'javascript:alert(1)',
  'https://kotu.example/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  `//kotu.example/api/File/image/${code}/small`,
  `/api/File/image/${code}/small/../../../user/me`,
  `/api/File/image/${code}/small?x=1`,
  '/api/user/me',
  'data:image/svg+xml,<svg onload=alert(1)>',
])('attack 45: %s is no picture of ours', (url) => {
  expect(check(pictureUrl, url).fields?.['form']).toMatch(/fotoğraf|biçimi|karakter/);
});
