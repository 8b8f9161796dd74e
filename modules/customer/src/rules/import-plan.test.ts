import { foldedTogether } from '@ayna/contracts/core/fold';
import { expect, test } from 'vitest';
import { enterHeld, type HeldCard, openLedger, planRows, writtenIn } from './import-plan.ts';
import { readRows } from './import-row.ts';

const columns = ['full-name', 'phone', 'email', 'tags'] as const;

let counted = 0;
const newCode = () => {
  counted += 1;
  return `new-${counted}`;
};

const held = (
  name: string,
  lastname: string,
  phone: string | null,
  more: Partial<HeldCard> = {},
): HeldCard => ({
  code: `${name}-${phone}`,
  version: 3,
  userCode: null,
  imageUrl: null,
  name,
  lastname,
  folded: foldedTogether([name, lastname]),
  phone,
  email: null,
  birthday: null,
  allergies: '',
  tags: [],
  visitedBefore: null,
  ...more,
});

const plan = (cards: HeldCard[], rows: string[][], merge = true) => {
  const ledger = openLedger();
  enterHeld(ledger, { cards, led: [] });
  const outcome = planRows(
    ledger,
    readRows(
      rows.map((cells, at) => ({ number: at + 2, cells })),
      columns,
    ),
    { merge },
    newCode,
  );
  return { ...outcome, ...writtenIn(ledger) };
};

const phone = '+905321234567';

test('one phone is one card, however often it comes', () => {
  const { taken, made } = plan(
    [],
    [
      ['Ayla Demir', '0532 123 45 67', '', ''],
      ['Ayla Demir', '5321234567', 'ayla@ornek.com', 'VIP'],
    ],
  );
  expect(taken.map(({ becomes }) => becomes)).toEqual(['new', 'merged']);
  expect(made).toMatchObject([{ phone, email: 'ayla@ornek.com', tags: ['VIP'] }]);
});

test('a card gets what it lacks and keeps what it has', () => {
  const card = held('Ayla', '', phone, { email: 'eski@ornek.com' });
  const { changed } = plan([card], [['Ayla Demir', phone, 'yeni@ornek.com', 'VIP']]);
  expect(changed).toMatchObject([{ lastname: 'Demir', email: 'eski@ornek.com', tags: ['VIP'], version: 4 }]);
});

test('what changes nothing is no new version', () => {
  const { taken, changed } = plan([held('Ayla', 'Demir', phone)], [['Ayla Demir', phone, '', '']]);
  expect(taken).toHaveLength(1);
  expect(changed).toEqual([]);
});

test('a phone that is on the card of somebody else is said with the name', () => {
  const { refused } = plan([held('Nilüfer', 'Sezer', phone)], [['Döndü Şimşek', phone, '', '']]);
  expect(refused).toMatchObject([{ why: 'phone-of-another', detail: 'Nilüfer Sezer' }]);
});

test('where cards are to stay as they are, the row is not taken', () => {
  const { refused } = plan([held('Ayla', 'Demir', phone)], [['Ayla Demir', phone, '', '']], false);
  expect(refused).toMatchObject([{ why: 'has-card' }]);
});

test('without a phone, a name that nobody has makes a card, and the same card when it comes again', () => {
  const first = plan([], [['Hatice Kaya', '', '', '']]);
  expect(first.made).toHaveLength(1);
  const again = plan(first.made, [['HATİCE KAYA', '', '', 'VIP']]);
  expect(again.made).toEqual([]);
  expect(again.changed).toMatchObject([{ tags: ['VIP'] }]);
});

test('without a phone, a name that somebody with one has might be another person', () => {
  const { refused } = plan([held('Hatice', 'Kaya', phone)], [['Hatice Kaya', '', '', '']]);
  expect(refused).toMatchObject([{ why: 'no-phone-same-name' }]);
  const many = [
    held('Hatice', 'Kaya', phone),
    held('Hatice', 'Kaya', null),
    held('Hatice', 'Kaya', '+905329999999'),
  ];
  expect(plan(many, [['Hatice Kaya', '', '', '']]).refused).toMatchObject([
    { why: 'no-phone-many', detail: '3' },
  ]);
});

test('the phone of a card that became part of another leads there', () => {
  const ledger = openLedger();
  const card = held('Ayla', 'Demir', '+905320000001');
  enterHeld(ledger, { cards: [card], led: [{ phone, code: card.code }] });
  const rows = [{ number: 2, cells: ['Ayla Demir', phone, '', ''] }];
  const { taken } = planRows(ledger, readRows(rows, columns), { merge: true }, newCode);
  expect(taken).toMatchObject([{ becomes: 'merged', code: card.code }]);
});
