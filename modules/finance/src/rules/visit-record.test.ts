import { describe, expect, test } from 'vitest';
import { undoesSale } from './sale.ts';
import {
  type IncomeRecord,
  isOneVisit,
  mayUndo,
  restrictVisit,
  type SettledRecord,
  sumPayments,
} from './visit-record.ts';

const incomeOf = (completion: Partial<NonNullable<IncomeRecord['completion']>> | null): IncomeRecord =>
  ({
    completion: completion && {
      visitCode: 'v1',
      customerCode: null,
      day: '2026-11-14',
      serviceName: 'Kesim',
      startDate: '2026-11-14T10:00:00',
      minutes: 45,
      ...completion,
    },
  }) as IncomeRecord;

describe('isOneVisit', () => {
  test.each([
    ['one income of a completion that is not known', [incomeOf(null)], true],
    ['two of one visit', [incomeOf({}), incomeOf({})], true],
    [
      'two of one customer and day',
      [incomeOf({ customerCode: 'c' }), incomeOf({ customerCode: 'c', visitCode: 'v2' })],
      true,
    ],
    ['two customers without a card', [incomeOf({}), incomeOf({ visitCode: 'v2' })], false],
    [
      'two customers',
      [incomeOf({ customerCode: 'c' }), incomeOf({ customerCode: 'd', visitCode: 'v2' })],
      false,
    ],
    [
      'two days',
      [incomeOf({ customerCode: 'c' }), incomeOf({ customerCode: 'c', day: '2026-11-15' })],
      false,
    ],
    ['one that is not known', [incomeOf({}), incomeOf(null)], false],
  ])('%s', (_, incomes, expected) => expect(isOneVisit(incomes)).toBe(expected));
});

describe('mayUndo', () => {
  const settlement = { at: 1_000, by: { code: 'a', name: '', lastname: '' }, undone: false };
  const author = { actor: 'a', now: 61_000, isAdministrator: false };
  test.each([
    ['its author after 60 s', settlement, author, true],
    ['its author later', settlement, { ...author, now: 61_001 }, false],
    ['somebody else', settlement, { ...author, actor: 'b' }, false],
    ['an Administrator, at any time', settlement, { actor: 'b', now: 9e12, isAdministrator: true }, true],
    ['nobody twice', { ...settlement, undone: true }, { ...author, isAdministrator: true }, false],
  ])('%s', (_, about, undoing, expected) => expect(mayUndo(about, undoing)).toBe(expected));
});

test('a return undoes a sale of the same day and amount', () => {
  const sale = { date: '2026-11-14', quantity: 2 };
  expect(undoesSale(sale, { quantity: 2 }, '2026-11-14')).toBe(true);
  expect(undoesSale(sale, { quantity: 1 }, '2026-11-14')).toBe(false);
  expect(undoesSale(sale, { quantity: 2 }, '2026-11-15')).toBe(false);
  expect(undoesSale(null, { quantity: 2 }, '2026-11-14')).toBe(false);
});

test('restrictVisit leaves out the work of others with its tip, its due and its product', () => {
  const income = (appointmentCode: string) => ({ ...incomeOf({}), appointmentCode }) as IncomeRecord;
  const extraOf = (settledAppointmentCode: string | null) => ({ settledAppointmentCode }) as SettledRecord;
  const extras = [extraOf('mine'), extraOf('theirs'), extraOf(null)];
  const visit = {
    incomes: [income('mine'), income('theirs')],
    tips: extras,
    dues: extras,
    sales: extras,
  };
  const own = restrictVisit(visit, ({ appointmentCode }) => appointmentCode === 'mine');
  expect(own.incomes.map(({ appointmentCode }) => appointmentCode)).toEqual(['mine']);
  for (const rows of [own.tips, own.dues, own.sales]) expect(rows).toEqual([extraOf('mine')]);
});

test('sumPayments has one line of each kind that was paid, in whole kurus', () => {
  const lines = [
    { kind: 'card', amount: 0.1 },
    { kind: 'cash', amount: 5 },
    { kind: 'card', amount: 0.2 },
  ] as const;
  expect(sumPayments(lines)).toEqual([
    { kind: 'cash', amount: 5 },
    { kind: 'card', amount: 0.3 },
  ]);
});
