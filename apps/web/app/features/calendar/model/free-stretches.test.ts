import { expect, test } from 'vitest';
import type { Appointment } from '../../../data/appointments.ts';
import { freeStretchesOn } from './free-stretches.ts';
import { sample } from './samples.ts';

const day = '2026-11-14';
const { serviceSnapshot } = sample(`${day}T10:00:00`, `${day}T11:00:00`);
const balayage = {
  serviceSnapshot: {
    ...serviceSnapshot,
    phases: { work: 60, wait: 60, finish: 60, freeWhileWaiting: true },
    bufferAfter: 15,
  },
};
const booked = (from: string, to: string, more: Partial<Appointment> = {}) =>
  sample(`${day}T${from}:00`, `${day}T${to}:00`, more);

const outer = booked('13:00', '16:00', balayage);

test('a wait that leaves the employee free can be booked', () => {
  expect(freeStretchesOn(day, [outer], [])).toEqual([{ from: 840, to: 900, kind: 'wait' }]);
});

test('what is booked, blocked or closed in it is not free', () => {
  const inside = booked('14:00', '14:20', { code: 'inside' });
  expect(freeStretchesOn(day, [outer, inside], [{ from: 890, to: 900 }])).toEqual([
    { from: 860, to: 890, kind: 'wait' },
  ]);
});

test('a wait in which the employee stays is not free, nor is that of one who did not come', () => {
  const phases = { work: 60, wait: 60, finish: 60, freeWhileWaiting: false };
  const busy = booked('13:00', '16:00', { serviceSnapshot: { ...serviceSnapshot, phases } });
  expect(freeStretchesOn(day, [busy], [])).toEqual([]);
  expect(freeStretchesOn(day, [{ ...outer, status: 'NoShow' }], [])).toEqual([]);
});

test('the time of a canceled one is free, without what was booked there since and its buffer', () => {
  const canceled = booked('10:00', '11:00', { code: 'canceled', status: 'Canceled' });
  const since = booked('10:00', '10:30', {
    code: 'since',
    serviceSnapshot: { ...serviceSnapshot, bufferAfter: 10 },
  });
  expect(freeStretchesOn(day, [canceled], [])).toEqual([{ from: 600, to: 660, kind: 'canceled' }]);
  expect(freeStretchesOn(day, [canceled, since], [])).toEqual([{ from: 640, to: 660, kind: 'canceled' }]);
});
