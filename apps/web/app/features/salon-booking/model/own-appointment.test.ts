import { expect, test } from 'vitest';
import { ownAppointmentAt } from './own-appointment.ts';

const own = (more: object = {}) => ({
  code: 'a',
  status: 'Approved' as const,
  serviceCode: 'cut',
  appointmentTime: {
    appointmentStartDate: '2026-11-20T14:30:00',
    appointmentEndDate: '2026-11-20T15:15:00',
  },
  ...more,
});
const chosen = { services: [{ code: 'color' }, { code: 'cut' }], startDate: '2026-11-20T14:30:00' };

test('the own live appointment of a chosen service at the chosen time', () => {
  expect(ownAppointmentAt([own()], chosen)).toMatchObject({ code: 'a' });
  expect(ownAppointmentAt([own({ status: 'Pending' })], chosen)).toMatchObject({ code: 'a' });
});

test('neither another time nor another service nor what was canceled', () => {
  expect(ownAppointmentAt([own()], { ...chosen, startDate: '2026-11-20T15:00:00' })).toBeUndefined();
  expect(ownAppointmentAt([own({ serviceCode: 'nails' })], chosen)).toBeUndefined();
  expect(ownAppointmentAt([own({ status: 'Canceled' })], chosen)).toBeUndefined();
});
