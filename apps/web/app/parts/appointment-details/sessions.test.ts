import { expect, test } from 'vitest';
import type { Appointment } from '../../data/appointments.ts';
import { sessionProgress } from './sessions.ts';

const of = (
  sessionNumber: number,
  sessionCount: number | null,
  {
    status = 'Approved',
    type = 'Session',
  }: Partial<Pick<Appointment, 'status'> & { type: 'Session' | 'Single' }> = {},
) => ({
  status,
  sessionNumber,
  serviceSnapshot: {
    name: 'Saç botoksu',
    price: 3200,
    duration: 90,
    type,
    sessionCount,
    sessionIntervalDays: 21,
    phases: null,
    bufferAfter: 0,
  },
});

test('the second of four is under way, and done once it is completed', () => {
  expect(sessionProgress(of(2, 4))).toEqual({
    nth: 2,
    total: 4,
    reached: 2,
    isReachedDone: false,
    intervalDays: 21,
  });
  expect(sessionProgress(of(2, 4, { status: 'Completed' }))).toMatchObject({
    reached: 2,
    isReachedDone: true,
  });
});

test('one more than planned is said, and the bar is full', () => {
  expect(sessionProgress(of(5, 4))).toMatchObject({ nth: 5, total: 4, reached: 4, isReachedDone: true });
});

test('what is done at once has none', () => {
  expect(sessionProgress(of(1, null, { type: 'Single' }))).toBeUndefined();
  expect(sessionProgress(of(1, null))).toBeUndefined();
});
