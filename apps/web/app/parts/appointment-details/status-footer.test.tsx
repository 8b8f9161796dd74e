import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Appointment } from '../../data/appointments.ts';
import { statusFooter } from './status-footer.tsx';

const actions = {
  set: () => undefined,
  cancel: () => Promise.resolve(),
  takeBack: () => undefined,
  underWay: undefined,
};

const appointment = (status: Appointment['status']): Appointment => ({
  code: 'A',
  version: 1,
  salonCode: 'S',
  visitCode: 'V',
  status,
  employeeCode: 'E',
  customerCode: null,
  serviceCode: 'H',
  sessionNumber: 1,
  note: '',
  appointmentTime: { appointmentStartDate: '2026-11-14T10:30:00', appointmentEndDate: '2026-11-14T11:15:00' },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Saç kesimi',
    price: 900,
    duration: 45,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Nehir', lastname: 'Aksoy' },
  customerSnapshot: null,
});

const zone = 'Europe/Istanbul';

/** The words of the foot, in their order. */
const wordsFor = (status: Appointment['status'], maySet: boolean): readonly string[] =>
  renderToStaticMarkup(
    <MemoryRouter>
      {statusFooter({ appointment: appointment(status), maySet, maySettle: maySet, actions, zone })}
    </MemoryRouter>,
  )
    .split(/<[^>]*>/)
    .filter((words) => words.trim() !== '');

test('an approved one has the three buttons for anyone who may, and for others neither buttons nor banner', () => {
  expect(wordsFor('Approved', true)).toEqual([
    'Tamamlandı Olarak İşaretle',
    'Gelmedi İşaretle',
    'İptal Olarak İşaretle',
  ]);
  expect(wordsFor('Approved', false)).toEqual([]);
});

test.each([
  ['Completed', ['Randevu Tamamlandı']],
  ['Canceled', ['Randevu İptal Edildi']],
  ['NoShow', ['Müşteri Randevuya Gelmedi']],
  ['Pending', ['Onay Bekliyor', 'Randevulara git']],
] as const)('%s has its banner, whatever somebody may', (status, words) => {
  expect(wordsFor(status, false)).toEqual(words);
});
