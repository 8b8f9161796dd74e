import { expect, test } from 'vitest';
import { salaryKindOf } from './transaction-record.ts';

test.each([
  ['Expense', 'Salary', 'advance', 'advance'],
  ['Expense', 'Salary', null, 'salary'],
  ['Expense', 'Rent', 'advance', null],
  ['Income', 'Salary', 'salary', null],
] as const)('%s of %s with kind %s is %s', (type, category, salaryKind, kind) => {
  expect(salaryKindOf({ type, category, salaryKind })).toBe(kind);
});
