import { expect, test } from 'vitest';
import { settleAccount } from './account.ts';

const account = { code: 'me', phone: '+905321234567' };
const card = (code: string, userCode: string | null, phone: string | null) => ({ code, userCode, phone });

const mine = card('a', 'me', account.phone);
const mineWithOld = card('a', 'me', '+905320000000');
const mineWithNone = card('a', 'me', null);
const nobodys = card('b', null, account.phone);
const anothers = card('b', 'her', account.phone);

test.each([
  ['linked', mine, mine, { do: 'use', card: mine }],
  ['linked, with the number before', mineWithOld, null, { do: 'take-phone', card: mineWithOld }],
  ['linked, with none', mineWithNone, null, { do: 'take-phone', card: mineWithNone }],
  ['linked, while another has the number', mineWithOld, nobodys, { do: 'use', card: mineWithOld }],
  ['found by the number', null, nobodys, { do: 'link', card: nobodys }],
  ['on which the number was of somebody else', null, anothers, { do: 'make', from: anothers }],
  ['not there', null, null, { do: 'make', from: null }],
])('a card that is %s', (_, linked, withPhone, settled) => {
  expect(settleAccount(account, linked, withPhone)).toEqual(settled);
});
