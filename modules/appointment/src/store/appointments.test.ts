import type { Appointment } from '@ayna/contracts/appointment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toColumns } from './appointments.ts';

const recordOf = (customerSnapshot: Appointment['customerSnapshot'], note = '') => ({
  personCode: null,
  work: { duration: 45, bufferAfter: 0, phases: null },
  lane: 0,
  beforeMove: null,
  daysAhead: 0,
  cancelReason: null,
  appointment: {
    code: '01980000-0000-7000-8000-000000000001',
    version: 1,
    salonCode: '01980000-0000-7000-8000-000000000002',
    visitCode: '01980000-0000-7000-8000-000000000003',
    status: 'Approved' as const,
    employeeCode: '01980000-0000-7000-8000-000000000004',
    customerCode: null,
    serviceCode: '01980000-0000-7000-8000-000000000005',
    sessionNumber: 1,
    note,
    appointmentTime: {
      appointmentStartDate: '2026-11-16T10:00:00',
      appointmentEndDate: '2026-11-16T10:45:00',
    },
    source: 'desk' as const,
    overlapReason: null,
    serviceSnapshot: {
      name: 'Saç kesimi',
      price: 900,
      duration: 45,
      type: 'Single' as const,
      sessionCount: null,
      sessionIntervalDays: null,
      phases: null,
      bufferAfter: 0,
    },
    employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
    customerSnapshot,
  },
});

const name = fc.string({ minLength: 1, maxLength: 20 });
const phone = fc.option(fc.integer({ min: 100_000_000, max: 999_999_999 }).map((n) => `+905${n}`));

test('a stored document reads back as the appointment, whatever is written in it, and is ASCII', () => {
  const customer = fc.option(fc.record({ name, lastname: name, imageUrl: fc.option(name), phone }));
  fc.assert(
    fc.property(customer, fc.string(), (snapshot, note) => {
      const record = recordOf(snapshot, note);
      const { document, document_with_phone } = toColumns(record);
      const full = document_with_phone ?? document;
      expect(JSON.parse(full)).toEqual(record.appointment);
      expect(full).toMatch(/^[\x20-\x7e]*$/);
    }),
  );
});

test('the document for readers who may not see phones never holds one', () => {
  const customer = { name: 'Melike', lastname: 'Işık', imageUrl: null, phone: '+905321234567' };
  const { document, document_with_phone } = toColumns(recordOf(customer));
  expect(document).toContain('0532 *** ** 67');
  expect(document).not.toContain('12345');
  expect(document_with_phone).toContain('+905321234567');
});

test('without a phone there is one document', () => {
  expect(toColumns(recordOf(null)).document_with_phone).toBeNull();
  const customer = { name: 'Melike', lastname: '', imageUrl: null, phone: null };
  expect(toColumns(recordOf(customer)).document_with_phone).toBeNull();
});
