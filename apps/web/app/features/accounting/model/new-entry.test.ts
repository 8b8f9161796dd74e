import { expect, test } from 'vitest';
import { emptyEntry, nextEntry, parseEntry } from './new-entry.ts';
import { sampleTransaction } from './sample.ts';

const salonCode = '01980000-0000-7000-8000-000000000000';
const today = '2026-11-14';
const rent = { ...emptyEntry(today), salonCode, title: 'Kira', amount: 100 };

test('the next receipt begins with kind, category and day of the last, and with nothing else', () => {
  const saved = sampleTransaction({
    type: 'Expense',
    category: 'Salary',
    salaryKind: 'advance',
    date: '2026-11-12',
    title: 'Burak avans',
    receiptCode: 'photo',
  });
  expect(nextEntry(saved, today)).toEqual({
    ...emptyEntry(today),
    category: 'Salary',
    salaryKind: 'advance',
    date: '2026-11-12',
  });
});

test('wages and advances name their employee; other entries need not', () => {
  expect(parseEntry(rent).fields).toBeUndefined();
  expect(parseEntry({ ...rent, category: 'Salary' }).fields).toEqual({
    employeeCode: 'Kime ödendiğini seçin.',
  });
  expect(parseEntry({ ...rent, category: 'Salary', employeeCode: salonCode }).fields).toBeUndefined();
  expect(parseEntry({ ...rent, type: 'Income', category: 'Salary' }).fields).toBeUndefined();
});

test('all that is missing is told at once', () => {
  const fields = parseEntry({ ...rent, category: 'Salary', amount: null }).fields ?? {};
  expect(Object.keys(fields).toSorted()).toEqual(['amount', 'employeeCode']);
});
