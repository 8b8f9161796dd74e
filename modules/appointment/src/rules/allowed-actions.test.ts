import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { expect, test } from 'vitest';
import { allowedActions } from './allowed-actions.ts';

const part = (time: string, status: AppointmentStatus = 'Approved') => ({
  status,
  appointmentTime: { appointmentStartDate: `2026-11-20T${time}:00` },
});
const at = (time: string, more: object = {}) => ({
  now: `2026-11-20T${time}`,
  cancelMinutes: 180,
  takesOnline: true,
  ...more,
});
const all = { confirm: true, move: true, cancel: true };
const none = { confirm: false, move: false, cancel: false, until: null };

test.each([
  ['long before', [part('15:00')], at('09:00:00'), { ...all, until: '2026-11-20T12:00:00' }],
  ['in the last minute of the limit', [part('15:00')], at('12:00:59'), all],
  ['a minute after it', [part('15:00')], at('12:01:00'), { confirm: true, move: false, cancel: false }],
  [
    'while the salon takes no bookings',
    [part('15:00')],
    at('09:00:00', { takesOnline: false }),
    { ...all, move: false },
  ],
  ['once it has begun', [part('15:00')], at('15:00:00'), none],
  ['a canceled one', [part('15:00', 'Canceled')], at('09:00:00'), none],
  ['a pending one', [part('15:00', 'Pending')], at('09:00:00'), all],
  [
    'by what is left of it',
    [part('15:00', 'Canceled'), part('16:00')],
    at('12:30:00'),
    { ...all, until: '2026-11-20T13:00:00' },
  ],
  ['by its first part', [part('16:00'), part('15:00')], at('09:00:00'), { until: '2026-11-20T12:00:00' }],
  ['without a limit', [part('15:00')], at('14:59:00', { cancelMinutes: 0 }), all],
])('what a customer may do: %s', (_, parts, terms, expected) => {
  expect(allowedActions(parts, terms)).toMatchObject(expected);
});
