import { expect, test } from 'vitest';
import type { CustomerVisit } from '../../data/customers.ts';
import { outcomesText, visitSummary } from './visit-summary.ts';

const visit = (day: string, status: CustomerVisit['status'], more: Partial<CustomerVisit> = {}) =>
  ({
    code: day,
    visitCode: day,
    status,
    serviceCode: 'H',
    sessionNumber: 1,
    note: '',
    appointmentTime: { appointmentStartDate: `${day}T10:00:00`, appointmentEndDate: `${day}T11:00:00` },
    serviceSnapshot: { name: 'Fön', price: 450, duration: 60, type: 'Single', sessionCount: null },
    employeeSnapshot: { name: 'Elif', lastname: 'Şahin' },
    ...more,
  }) as CustomerVisit;

test('the visit that is open and those to come are no visits of the past', () => {
  const all = [
    visit('2026-12-05', 'Approved'),
    visit('2026-11-14', 'Completed', { visitCode: 'opened' }),
    visit('2026-10-24', 'Completed'),
    visit('2026-09-12', 'NoShow'),
    visit('2026-09-01', 'Canceled'),
    visit('2025-03-03', 'Completed'),
  ];
  const { came, firstYear, outcomes, recent } = visitSummary(all, 'opened');
  expect(came).toBe(2);
  expect(firstYear).toBe('2025');
  expect(outcomes.map(({ status }) => status)).toEqual(['Completed', 'Canceled', 'NoShow', 'Completed']);
  expect(recent.map(({ code }) => code)).toEqual(['2026-10-24', '2026-09-12', '2025-03-03']);
});

test('ten outcomes and four visits are shown, the newest of them', () => {
  const days = Array.from({ length: 14 }, (_, index) => `2026-10-${String(index + 10)}`);
  const all = days.map((day) => visit(day, 'Completed'));
  const { outcomes, recent } = visitSummary(all, 'none');
  expect(outcomes).toHaveLength(10);
  expect(outcomes.at(-1)?.code).toBe('2026-10-23');
  expect(recent.map(({ code }) => code)).toEqual(['2026-10-23', '2026-10-22', '2026-10-21', '2026-10-20']);
});

test('the services of one visit are one of them', () => {
  const two = [visit('2026-10-24', 'Completed'), visit('2026-10-24', 'Completed', { code: 'second' })];
  expect(visitSummary(two, 'none').came).toBe(1);
});

test.each([
  [['Completed', 'Completed', 'NoShow', 'Canceled'], 'Son 4 randevu: 2 geldi, 1 gelmedi, 1 iptal'],
  [['Completed'], 'Son 1 randevu: 1 geldi'],
  [['NoShow', 'NoShow'], 'Son 2 randevu: 2 gelmedi'],
] as const)('%s: only what happened is told', (statuses, sentence) => {
  expect(outcomesText(statuses.map((status) => ({ status })))).toBe(sentence);
});
