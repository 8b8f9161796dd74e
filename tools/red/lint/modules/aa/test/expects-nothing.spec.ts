// red: vitest/valid-expect
import { expect, test } from 'vitest';

test('says what it looks at and not what it expects', () => {
  expect(1);
});
