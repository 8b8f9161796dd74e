import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { expect, test } from 'vitest';
import type { AppointmentRecord } from './appointment-record.ts';
import { customerChanges } from './customer-figures.ts';

const recordOf = (
  customerCode: string | null,
  day: string,
  { status = 'Approved', clock = '10:00:00' }: { status?: AppointmentStatus; clock?: string } = {},
) =>
  ({
    appointment: { customerCode, status, appointmentTime: { appointmentStartDate: `${day}T${clock}` } },
  }) as AppointmentRecord;

const booked = recordOf('ayla', '2026-11-16');

test('a new visit adds its days, whatever it consists of', () => {
  const visit = [
    booked,
    recordOf('ayla', '2026-11-16', { clock: '11:00:00' }),
    recordOf('ayla', '2026-11-30'),
  ];
  expect(customerChanges([], visit)).toEqual([
    { customer: 'ayla', day: '2026-11-16', more: 2 },
    { customer: 'ayla', day: '2026-11-30', more: 1 },
  ]);
});

test('an appointment without a card and a canceled one are no visit', () => {
  expect(
    customerChanges(
      [],
      [recordOf(null, '2026-11-16'), recordOf('ayla', '2026-11-16', { status: 'Canceled' })],
    ),
  ).toEqual([]);
});

test('a change that leaves the customer on the day changes nothing', () => {
  const completed = recordOf('ayla', '2026-11-16', { status: 'Completed', clock: '15:00:00' });
  expect(customerChanges([booked], [completed])).toEqual([]);
});

test('a move to another day, a cancellation, a merge and an erasure take the day away', () => {
  const gone = { customer: 'ayla', day: '2026-11-16', more: -1 };
  expect(customerChanges([booked], [recordOf('ayla', '2026-11-17')])).toEqual([
    gone,
    { customer: 'ayla', day: '2026-11-17', more: 1 },
  ]);
  expect(customerChanges([booked], [recordOf('ayla', '2026-11-16', { status: 'Canceled' })])).toEqual([gone]);
  expect(customerChanges([booked], [recordOf('bade', '2026-11-16')])).toEqual([
    gone,
    { customer: 'bade', day: '2026-11-16', more: 1 },
  ]);
  expect(customerChanges([booked], [recordOf(null, '2026-11-16')])).toEqual([gone]);
});
