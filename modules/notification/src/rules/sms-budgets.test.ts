import { expect, test } from 'vitest';
import { type DueSms, numberGap, platformBudget, smsBudgets, yieldMs } from './sms-budgets.ts';

const code: DueSms = { kind: 'code', recipient: '+905321234567', salonCode: null, sender: null };
const invitation: DueSms = { ...code, kind: 'invitation', salonCode: 'salon', sender: 'person' };
const keysOf = (sms: DueSms) => smsBudgets(sms).map(({ key }) => key);

test('a code and an invitation to one number share the gap and no budget', () => {
  expect(numberGap(code)).toEqual(numberGap(invitation));
  expect(keysOf(code).filter((key) => keysOf(invitation).includes(key))).toEqual([]);
  expect(platformBudget(code, 5).key).not.toBe(platformBudget(invitation, 5).key);
});

test('an invitation counts against its number, its sender and its salon, whichever salon sends it', () => {
  const other = keysOf({ ...invitation, salonCode: 'other', sender: 'somebody' });
  expect(keysOf(invitation)).toHaveLength(4);
  expect(keysOf(invitation).filter((key) => other.includes(key))).toHaveLength(2);
});

test('a waiting code goes before a waiting invitation', () => {
  expect(yieldMs(code)).toBeLessThan(yieldMs(invitation));
});
