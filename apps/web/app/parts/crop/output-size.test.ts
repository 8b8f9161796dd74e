import { expect, test } from 'vitest';
import { outputSize } from './output-size.ts';

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 2_000, height: 1_500 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 1_500, height: 2_000 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 2_000, height: 1 },
  ],
])('%o becomes %o', (cut, size) => {
  expect(outputSize(cut, 2_000)).toEqual(size);
});
