import type { Appointment } from '@ayna/contracts/appointment';
import { expect, test } from 'vitest';
import { seenByCustomer } from './seen-by-customer.ts';

test('a customer sees neither the note nor why it lies over another', () => {
  const kept = { code: 'a', note: 'Geç kalır', overlapReason: 'Annesiyle' } as Appointment;
  expect(seenByCustomer(kept)).toEqual({ code: 'a', note: '', overlapReason: null });
});
