import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOfIban, ibanGroups, isTurkishIban, normalizeIban } from './iban.ts';

/** The example of the registry. */
const example = 'TR330006100519786457841326';

describe('an IBAN of Turkey', () => {
  test.each([
    [example, true],
    ['TR320010009999901234567890', true],
    ['TR330006100519786457841327', false],
    // Two digits swapped.
    ['TR330006100519786457841362', false],
    ['TR33000610051978645784132', false],
    ['TR3300061005197864578413260', false],
    ['DE89370400440532013000', false],
    ['GB33000610051978645784132600', false],
    ['TR33000610051978645784132A', false],
    ['', false],
  ])('%s: %s', (iban, expected) => {
    expect(isTurkishIban(iban)).toBe(expected);
  });

  test.each([
    ['TR33 0006 1005 1978 6457 8413 26', example],
    [' tr33 0006 1005 1978 6457 8413 26 ', example],
    ['TR33\u00a00006100519786457841326', example],
  ])('%s is the same', (typed, iban) => {
    expect(normalizeIban(typed)).toBe(iban);
  });

  test('is read out in groups of four, and names its bank', () => {
    expect(ibanGroups(example)).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(bankOfIban(example)).toBe('00061');
  });

  const digits = fc.stringMatching(/^\d{22}$/);
  /** The check digits that make it valid, found by trying. */
  const ibanOf = (account: string): string =>
    Array.from({ length: 97 }, (_, index) => `TR${String(index + 2).padStart(2, '0')}${account}`).find(
      isTurkishIban,
    ) ?? '';

  test('every account has check digits, and any other single digit is refused', () => {
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 2, max: 25 }),
        fc.integer({ min: 1, max: 9 }),
        (account, at, by) => {
          const iban = ibanOf(account);
          expect(iban).toHaveLength(26);
          const digit = (Number(iban[at]) + by) % 10;
          expect(isTurkishIban(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)).toBe(false);
          expect(normalizeIban(ibanGroups(iban))).toBe(iban);
        },
      ),
    );
  });
});
