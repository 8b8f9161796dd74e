import { expect, test } from 'vitest';
import { authorOf, noteOf, unreturnedOf } from './recipes.ts';
import { type MoveRecord, plainMove } from './records.ts';

const snapshot = (name: string) => ({
  name,
  price: 900,
  duration: 45,
  type: 'Single' as const,
  sessionCount: null,
  sessionIntervalDays: null,
  phases: null,
  bufferAfter: 0,
});

const completion = (name = 'Dip boya') => ({
  by: { code: 'seda', name: 'Seda', lastname: 'Ak' },
  employeeCode: 'deniz',
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  serviceSnapshot: snapshot(name),
});

test('the use is recorded by who completed the appointment, else by who performed it', () => {
  expect(authorOf(completion())).toEqual({ code: 'seda', name: 'Seda Ak' });
  expect(authorOf({ ...completion(), by: null })).toEqual({ code: 'deniz', name: 'Deniz Korkmaz' });
});

test('the note is the name of the service, as long as a note may be', () => {
  expect(noteOf(completion())).toBe('Dip boya');
  expect(noteOf(completion('x'.repeat(300)))).toHaveLength(200);
});

test('what was taken back by hand in whole is not given back again', () => {
  const use = (returned: number): MoveRecord => ({
    ...plainMove,
    code: String(returned),
    productCode: 'boya',
    number: 1,
    kind: 'Use',
    quantity: -0.03,
    stockAfter: 1,
    unitCost: 1,
    unitPrice: null,
    returned,
    by: { code: 'seda', name: 'Seda Ak' },
    at: '2026-11-18T10:00:00.000Z',
  });
  expect(unreturnedOf([use(0), use(0.01), use(0.03)]).map(({ code }) => code)).toEqual(['0', '0.01']);
});
