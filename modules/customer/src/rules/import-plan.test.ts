import { toSearchText } from '@ayna/contracts/core/search-text';
import { expect, test } from 'vitest';
import {
  addExistingCards,
  collectCardWrites,
  createCardIndex,
  type ImportCard,
  planRows,
} from './import-plan.ts';
import { parseRows } from './import-row.ts';

const columns = ['full-name', 'phone', 'email', 'tags'] as const;

let counted = 0;
const newCode = () => {
  counted += 1;
  return `new-${counted}`;
};

const cardOf = (
  name: string,
  lastname: string,
  phone: string | null,
  more: Partial<ImportCard> = {},
): ImportCard => ({
  code: `${name}-${phone}`,
  version: 3,
  userCode: null,
  imageUrl: null,
  name,
  lastname,
  folded: toSearchText([name, lastname]),
  phone,
  email: null,
  birthday: null,
  allergies: '',
  tags: [],
  visitedBefore: null,
  ...more,
});

const plan = (cards: ImportCard[], rows: string[][], merge = true) => {
  const index = createCardIndex();
  addExistingCards(index, { cards, mergedPhones: [] });
  const outcome = planRows(
    index,
    parseRows(
      rows.map((cells, at) => ({ number: at + 2, cells })),
      columns,
    ),
    { merge },
    newCode,
  );
  return { ...outcome, ...collectCardWrites(index) };
};

const phone = '+905321234567';

test('rows with the same phone become one card', () => {
  const { accepted, created } = plan(
    [],
    [
      ['Ayla Demir', '0532 123 45 67', '', ''],
      ['Ayla Demir', '5321234567', 'ayla@ornek.com', 'VIP'],
    ],
  );
  expect(accepted.map(({ becomes }) => becomes)).toEqual(['new', 'merged']);
  expect(created).toMatchObject([{ phone, email: 'ayla@ornek.com', tags: ['VIP'] }]);
});

test('an existing card keeps its values and gets missing ones', () => {
  const card = cardOf('Ayla', '', phone, { email: 'eski@ornek.com' });
  const { changed } = plan([card], [['Ayla Demir', phone, 'yeni@ornek.com', 'VIP']]);
  expect(changed).toMatchObject([{ lastname: 'Demir', email: 'eski@ornek.com', tags: ['VIP'], version: 4 }]);
});

test('a row that changes nothing creates no new version', () => {
  const { accepted, changed } = plan([cardOf('Ayla', 'Demir', phone)], [['Ayla Demir', phone, '', '']]);
  expect(accepted).toHaveLength(1);
  expect(changed).toEqual([]);
});

test('a phone on the card of another person is refused with that name', () => {
  const { refused } = plan([cardOf('Nilüfer', 'Sezer', phone)], [['Döndü Şimşek', phone, '', '']]);
  expect(refused).toMatchObject([{ why: 'phone-of-another', detail: 'Nilüfer Sezer' }]);
});

test('with merging off, a row of an existing card is refused', () => {
  const { refused } = plan([cardOf('Ayla', 'Demir', phone)], [['Ayla Demir', phone, '', '']], false);
  expect(refused).toMatchObject([{ why: 'has-card' }]);
});

test('without a phone, a new name becomes a card, and the same name again is that card', () => {
  const first = plan([], [['Hatice Kaya', '', '', '']]);
  expect(first.created).toHaveLength(1);
  const again = plan(first.created, [['HATİCE KAYA', '', '', 'VIP']]);
  expect(again.created).toEqual([]);
  expect(again.changed).toMatchObject([{ tags: ['VIP'] }]);
});

test('without a phone, the name of a card with a phone is refused', () => {
  const { refused } = plan([cardOf('Hatice', 'Kaya', phone)], [['Hatice Kaya', '', '', '']]);
  expect(refused).toMatchObject([{ why: 'no-phone-same-name' }]);
  const many = [
    cardOf('Hatice', 'Kaya', phone),
    cardOf('Hatice', 'Kaya', null),
    cardOf('Hatice', 'Kaya', '+905329999999'),
  ];
  expect(plan(many, [['Hatice Kaya', '', '', '']]).refused).toMatchObject([
    { why: 'no-phone-many', detail: '3' },
  ]);
});

test('the phone of a merged card leads to the card it was merged into', () => {
  const index = createCardIndex();
  const card = cardOf('Ayla', 'Demir', '+905320000001');
  addExistingCards(index, { cards: [card], mergedPhones: [{ phone, code: card.code }] });
  const rows = [{ number: 2, cells: ['Ayla Demir', phone, '', ''] }];
  const { accepted } = planRows(index, parseRows(rows, columns), { merge: true }, newCode);
  expect(accepted).toMatchObject([{ becomes: 'merged', code: card.code }]);
});
