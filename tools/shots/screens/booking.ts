import type { Codes, SampleBooking, Screen, Step } from '../screen.ts';
import {
  bookedClock,
  comeByCode,
  fillDay,
  holdTime,
  loseTime,
  storeVisit,
  termsAre,
} from './booking-states.ts';
import { press, storeChallenge, waitFor, waitForText } from './steps.ts';
import { words } from './texts.ts';

// The way of a customer: each step and each failure of a booking, and the page that manages it.

type Query = (booking: SampleBooking) => Readonly<Record<string, string>>;

const codesOf = ({ services }: SampleBooking): string => services.map(({ code }) => code).join(',');

const withServices: Query = (booking) => ({ hizmet: codesOf(booking) });
const atEmployee: Query = (booking) => ({ ...withServices(booking), adim: 'uzman' });
const atTime: Query = (booking) => ({
  ...withServices(booking),
  calisan: booking.employeeCode,
  adim: 'saat',
});
const onDay: Query = (booking) => ({ ...atTime(booking), gun: booking.day });
const chosen: Query = (booking) => ({ ...onDay(booking), saat: bookedClock });
const atDetails: Query = (booking) => ({ ...chosen(booking), adim: 'bilgiler' });
const atCode: Query = (booking) => ({ ...chosen(booking), adim: 'kod' });
const atEnd: Query = (booking) => ({ ...chosen(booking), adim: 'onay' });

type State = Pick<Screen, 'name'> & Partial<Screen> & { readonly query?: Query; readonly salon?: number };

/** The codes are known when the page opens; its states are made of them then. */
type Prepare = (booking: SampleBooking) => readonly Step[];

const bookingOf = ({ bookings }: Codes, index: number): SampleBooking => {
  const booking = bookings[index];
  if (!booking) throw new Error(`bookingOf: there is no salon ${index}`);
  return booking;
};

const step = ({ query, salon = 0, ...screen }: State, prepareWith?: Prepare): Screen => ({
  page: 'salonBooking',
  role: 'guest',
  params: (codes) => {
    const booking = bookingOf(codes, salon);
    return { path: booking.path, ...query?.(booking) };
  },
  ...(prepareWith && { prepareWith: (codes: Codes) => prepareWith(bookingOf(codes, salon)) }),
  ...screen,
});

const customer = { role: 'customer' } as const;

/** The same moment in the accents of two other templates. */
const inAccents = (name: string, state: State, prepareWith?: Prepare): readonly Screen[] =>
  [1, 2].map((salon) => step({ ...state, name: `${name}-accent-${salon + 1}`, salon }, prepareWith));

const held: Prepare = (booking) => [holdTime(booking)];
const visit: Prepare = (booking) => [storeVisit(booking)];

const details = { query: atDetails, mock: 'randevu-al-4-bilgiler' };

export const bookingScreens: readonly Screen[] = [
  step({ name: 'salon-booking', mock: 'randevu-al-1-hizmet' }),
  step({ name: 'salon-booking-chosen', query: withServices, mock: 'randevu-al-1-hizmet' }),
  step({ name: 'salon-booking-employee', query: atEmployee, mock: 'randevu-al-2-uzman' }),
  step({ name: 'salon-booking-time', query: onDay, mock: 'randevu-al-3-saat' }),
  ...inAccents('salon-booking-time', { name: '', query: onDay }),
  step({ name: 'salon-booking-held', query: chosen, mock: 'randevu-al-3-saat' }, held),
  step({ name: 'salon-booking-details', ...details }, held),
  ...inAccents('salon-booking-details', { name: '', query: atDetails }, held),
  step({ name: 'salon-booking-code', query: atCode, mock: 'randevu-al-5-kod' }, (booking) => [
    holdTime(booking),
    storeChallenge('booking'),
  ]),
  step({ name: 'salon-booking-done', query: atEnd, mock: 'randevu-al-6-onay' }, visit),
  ...inAccents('salon-booking-done', { name: '', query: atEnd }, visit),
  step(
    {
      name: 'salon-booking-done-account',
      ...customer,
      query: atEnd,
      steps: [press('button', words.choosePassword), waitFor('textbox', words.newPassword)],
    },
    (booking) => [storeVisit(booking), ...comeByCode],
  ),
  step({ name: 'salon-booking-pending', query: atEnd }, (booking) => [storeVisit(booking, 'Pending')]),
  step(
    {
      name: 'salon-booking-no-room',
      query: onDay,
      steps: [waitForText(words.tooShort)],
      mock: 'randevu-al-bos',
    },
    fillDay,
  ),
  ...inAccents('salon-booking-no-room', { name: '', query: onDay }, fillDay),
  step({ name: 'salon-booking-lost', query: atDetails, expects: /409/ }, (booking) => [loseTime(booking)]),
  step({ name: 'salon-booking-known', ...customer, ...details }, held),
  step({ name: 'salon-booking-approval', ...customer, query: atDetails }, (booking) => [
    holdTime(booking),
    termsAre('approval'),
  ]),
  step({ name: 'salon-booking-phone-only', ...customer, query: withServices }, () => [termsAre('phone')]),
  step({ name: 'salon-booking-banned', ...customer, query: withServices }, () => [termsAre('free', true)]),
  step({ name: 'salon-booking-closed', salon: 3 }),
  {
    name: 'manage-appointment',
    page: 'manageAppointment',
    role: 'guest',
    params: ({ manageToken }) => ({ token: manageToken }),
    mock: 'r-yonet',
  },
  {
    name: 'manage-appointment-move',
    page: 'manageAppointment',
    role: 'guest',
    params: ({ manageToken }) => ({ token: manageToken, degistir: '' }),
    mock: 'r-yonet-degistir',
  },
  {
    name: 'manage-appointment-cancel',
    page: 'manageAppointment',
    role: 'guest',
    params: ({ manageToken }) => ({ token: manageToken, iptal: '' }),
    mock: 'r-yonet-iptal',
  },
  {
    name: 'manage-appointment-confirmed',
    page: 'manageAppointment',
    role: 'guest',
    params: ({ confirmedToken }) => ({ token: confirmedToken }),
    mock: 'r-yonet-geliyorum',
  },
  {
    name: 'manage-appointment-over',
    page: 'manageAppointment',
    role: 'guest',
    params: () => ({ token: 'sample' }),
    expects: /410/,
  },
];
