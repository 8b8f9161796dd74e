import { expect, test } from 'vitest';
import { acceptedKinds, maxBytes, pictureProblem } from './picture-rules.ts';

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s is taken up to 8 MB', (type) => {
  expect(pictureProblem({ type, size: maxBytes })).toBeUndefined();
  expect(pictureProblem({ type, size: maxBytes + 1 })).toMatch('en çok 8 MB');
  expect(acceptedKinds).toContain(type);
});

test.each(['image/svg+xml', 'image/heic', 'text/html', ''])('attack 46: %s is no picture of ours', (type) => {
  expect(pictureProblem({ type, size: 10 })).toMatch('Yalnızca JPG, PNG ve WebP');
});
