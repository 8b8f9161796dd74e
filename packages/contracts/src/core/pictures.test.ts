import { expect, test } from 'vitest';
import { pictureUrl, resizePictureUrl, toPictureUrl } from './pictures.ts';
import { validate } from './validation.ts';

const code = '01980000-0000-7000-8000-000000000001';

test('the URL of an own picture is accepted in every size', () => {
  const url = toPictureUrl(code, 'medium');
  expect(validate(pictureUrl, url)).toEqual({ value: url });
  expect(validate(pictureUrl, resizePictureUrl(url, 'large'))).toEqual({
    value: toPictureUrl(code, 'large'),
  });
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
])('attack 45: %s is not an own picture', (url) => {
  expect(validate(pictureUrl, url).fields?.['form']).toMatch(/fotoğraf|biçimi|karakter/);
});
