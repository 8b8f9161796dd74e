import { expect, test } from 'vitest';
import { compareBooking } from './same-booking.ts';

const elif = { name: 'Elif', lastname: 'Demir' };
const booked = (more: object = {}) => ({
  serviceCode: 'cut',
  employeeCode: 'deniz',
  status: 'Approved' as const,
  customerSnapshot: { ...elif, imageUrl: null, phone: null },
  ...more,
});
const wanted = (employeeCode: string | null = 'deniz', serviceCode = 'cut') => [
  { serviceCode, employeeCode },
];

test('the same services for the same person, with that employee or anybody, are the same booking', () => {
  expect(compareBooking([booked()], wanted(), elif)).toBe('same');
  expect(compareBooking([booked({ status: 'Pending' })], wanted(null), elif)).toBe('same');
  const both = [booked(), booked({ serviceCode: 'color' })];
  expect(compareBooking(both, [...wanted(null, 'color'), ...wanted(null)], elif)).toBe('same');
});

test('nobody sits on two chairs at once', () => {
  expect(compareBooking([booked()], wanted('nehir'), elif)).toBe('conflict');
});

test('another service, a child, or what was canceled is another booking', () => {
  expect(compareBooking([booked()], wanted(null, 'color'), elif)).toBe('other');
  expect(compareBooking([booked()], wanted(), { name: 'Ali', lastname: 'Demir' })).toBe('other');
  expect(compareBooking([booked({ status: 'Canceled' })], wanted(), elif)).toBe('other');
});
