import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endDocument, type Kept, openDocument, readDocument, renderDocument } from './document.ts';

const kept = (customer: Kept['customer'], note = ''): Kept => ({
  code: '01980000-0000-7000-8000-000000000001',
  version: 1,
  salonCode: '01980000-0000-7000-8000-000000000002',
  visitCode: '01980000-0000-7000-8000-000000000003',
  status: 'Approved',
  employeeCode: '01980000-0000-7000-8000-000000000004',
  customerCode: null,
  serviceCode: '01980000-0000-7000-8000-000000000005',
  sessionNumber: 1,
  note,
  appointmentTime: {
    appointmentStartDate: '2026-11-16T10:00:00',
    appointmentEndDate: '2026-11-16T10:45:00',
  },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Saç kesimi',
    price: 900,
    duration: 45,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customer,
});

const name = fc.string({ minLength: 1, maxLength: 20 });
const phone = fc.option(fc.integer({ min: 100_000_000, max: 999_999_999 }).map((n) => `+905${n}`));

describe('a document', () => {
  test('comes back as it went, whatever is written in it', () => {
    const customer = fc.option(fc.record({ name, lastname: name, imageUrl: fc.option(name) }));
    fc.assert(
      fc.property(customer, fc.string(), phone, (who, note, number) => {
        const before = kept(who, note);
        const document = renderDocument(before);
        expect(openDocument(document)).toEqual(before);
        const { customerSnapshot } = readDocument(document, number, true);
        expect(customerSnapshot?.phone ?? null).toBe(who && number);
      }),
    );
  });

  test('never shows the digits of a phone to those who may not see it', () => {
    const document = renderDocument(kept({ name: 'Melike', lastname: 'Işık', imageUrl: null }));
    const text = endDocument(document, '+905321234567', false);
    expect(text).toContain('0532 *** ** 67');
    expect(text).not.toContain('12345');
  });
});
