import { expect, test } from 'vitest';
import { decideAccountCard } from './account-card.ts';

const account = { code: 'me', phone: '+905321234567' };
const card = (code: string, userCode: string | null, phone: string | null) => ({ code, userCode, phone });

const linkedCard = card('a', 'me', account.phone);
const linkedWithOldPhone = card('a', 'me', '+905320000000');
const linkedWithoutPhone = card('a', 'me', null);
const unlinked = card('b', null, account.phone);
const linkedToOther = card('b', 'her', account.phone);

test.each([
  ['linked with the same phone', linkedCard, linkedCard, { do: 'use', card: linkedCard }],
  ['linked with an old phone', linkedWithOldPhone, null, { do: 'update-phone', card: linkedWithOldPhone }],
  ['linked without a phone', linkedWithoutPhone, null, { do: 'update-phone', card: linkedWithoutPhone }],
  [
    'linked while another card has the phone',
    linkedWithOldPhone,
    unlinked,
    { do: 'use', card: linkedWithOldPhone },
  ],
  ['found by the phone', null, unlinked, { do: 'link', card: unlinked }],
  [
    'found by the phone but linked to another account',
    null,
    linkedToOther,
    { do: 'create', formerCard: linkedToOther },
  ],
  ['missing', null, null, { do: 'create', formerCard: null }],
])('a card that is %s', (_, linked, withPhone, decision) => {
  expect(decideAccountCard(account, linked, withPhone)).toEqual(decision);
});
