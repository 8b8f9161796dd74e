import type { Appointment } from '@ayna/contracts/appointment';
import { expect, test } from 'vitest';
import { toCustomerView } from './customer-view.ts';

test('a customer sees neither the note nor the reason for an overlap', () => {
  const appointment = { code: 'a', note: 'Geç kalır', overlapReason: 'Annesiyle' } as Appointment;
  expect(toCustomerView(appointment)).toEqual({ code: 'a', note: '', overlapReason: null });
});
