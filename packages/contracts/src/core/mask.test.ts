import { describe, expect, test } from 'vitest';
import { groupNames } from '../groups.ts';
import { maskedPhone, seesPhones } from './mask.ts';

describe('a masked phone', () => {
  test.each([
    ['+905321234567', '0532 *** ** 67'],
    ['+902163491275', '0216 *** ** 75'],
    ['+49301234567', '+49 *** 67'],
  ])('%s is shown as %s', (phone, shown) => {
    expect(maskedPhone(phone)).toBe(shown);
  });
});

test('phones are seen by three groups and no other', () => {
  const seeing = groupNames.filter((group) => seesPhones(new Set([group])));
  expect(seeing).toEqual(['Administrator', 'Receptionist', 'view-customer-phone']);
  expect(seesPhones(new Set())).toBe(false);
});
