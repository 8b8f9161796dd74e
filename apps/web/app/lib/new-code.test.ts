import { code } from '@ayna/contracts/core/shapes';
import { validate } from '@ayna/contracts/core/validation';
import { expect, test } from 'vitest';
import { newCode } from './new-code.ts';

test('every new code is one that the contracts take, and another one', () => {
  const codes = Array.from({ length: 100 }, newCode);
  for (const one of codes) expect(validate(code, one).fields).toBeUndefined();
  expect(new Set(codes).size).toBe(100);
});
