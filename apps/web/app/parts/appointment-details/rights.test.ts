import { expect, test } from 'vitest';
import type { Appointment } from '../../data/appointments.ts';
import { allowedActions } from './rights.ts';

type Status = Appointment['status'];

const viewer = (groups: readonly string[], employeeCode: string | undefined = 'mine') => ({
  code: 'me',
  groups,
  employeeCode,
});
const of = (employeeCode: string, status: Status = 'Approved') => ({ employeeCode, status });

test.each([
  [['update-appointment-status'], true, false],
  [['update-appointment-status-all'], true, true],
  [['Receptionist'], true, true],
  [['Administrator'], true, true],
  [['create-appointment-customer-free-all'], false, false],
  [['view-customers', 'manage-salon'], false, false],
  [[], false, false],
])('with %j the status of an own appointment: %s, of a colleague: %s', (groups, own, colleagues) => {
  expect(allowedActions(viewer(groups), of('mine')).setStatus).toBe(own);
  expect(allowedActions(viewer(groups), of('another')).setStatus).toBe(colleagues);
});

test.each([
  [['update-appointment-status'], true, false],
  [['update-appointment-status-all'], true, true],
  [['Receptionist'], true, true],
  [['create-appointment-customer-free-all'], false, false],
])('attack 23: with %j an own one is approved: %s, a colleague’s: %s', (groups, own, colleagues) => {
  expect(allowedActions(viewer(groups), of('mine', 'Pending')).decide).toBe(own);
  expect(allowedActions(viewer(groups), of('another', 'Pending')).decide).toBe(colleagues);
});

test.each([
  [['create-appointment-customer-free'], true, false],
  [['create-appointment-customer-free-all'], true, true],
  [['Receptionist'], true, true],
  [['Administrator'], true, true],
  [['update-appointment-status-all'], false, false],
])('with %j an own appointment is noted and moved: %s, a colleague’s: %s', (groups, own, colleagues) => {
  expect(allowedActions(viewer(groups), of('mine'))).toMatchObject({ note: own, move: own });
  expect(allowedActions(viewer(groups), of('another'))).toMatchObject({ note: colleagues, move: colleagues });
});

test.each([
  ['Pending', false, true, true, false],
  ['Approved', true, false, true, false],
  ['Completed', false, false, false, true],
  ['Canceled', false, false, false, false],
  ['NoShow', false, false, false, false],
] as const)(
  '%s: its status may be set: %s, decided: %s, it may be moved: %s, paid: %s; a note may always be written',
  (status, sets, decides, moves, settles) => {
    expect(allowedActions(viewer(['Administrator']), of('another', status))).toEqual({
      setStatus: sets,
      settle: settles,
      decide: decides,
      book: true,
      move: moves,
      note: true,
    });
  },
);

test.each([
  [['update-appointment-status'], true, false],
  [['Receptionist'], true, true],
  [['manage-finance'], true, true],
  [['create-appointment-customer-free-all', 'view-reports'], false, false],
])(
  'with %j the payment of an own appointment is taken: %s, of a colleague: %s',
  (groups, own, colleagues) => {
    expect(allowedActions(viewer(groups), of('mine', 'Completed')).settle).toBe(own);
    expect(allowedActions(viewer(groups), of('another', 'Completed')).settle).toBe(colleagues);
  },
);

test('who does not work in the salon has nothing of their own', () => {
  const right = ['update-appointment-status', 'create-appointment-customer-free'];
  expect(allowedActions({ ...viewer(right), employeeCode: undefined }, of('mine'))).toEqual({
    setStatus: false,
    settle: false,
    decide: false,
    note: false,
    book: false,
    move: false,
  });
});
