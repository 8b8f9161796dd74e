import { areReadable } from '@ayna/domain/page-colors';
import { expect, test } from 'vitest';
import { templateColors } from './template-colors.ts';

test.each(Object.entries(templateColors))('the own colors of %s can be read', (_, colors) => {
  expect(areReadable(colors)).toBe(true);
});
