import type { Screen } from '../screen.ts';
import { dialogScreens } from './appointment-dialog.ts';
import {
  failCalls,
  failedCall,
  holdCalls,
  lengthenNames,
  press,
  pressKeys,
  waitFor,
  waitForText,
} from './steps.ts';
import { words } from './texts.ts';

const everybody = 'tum';

/** The day's appointments come with the bundled read, or by their own routes. */
const dayReads = /\/api\/(?:Appointment\/by-|Employee\/calendar-start)/;

const navigator = '[data-tour=calendar-navigator]';

/** The calendar, its views and states. */
const calendar: readonly Screen[] = [
  { name: 'calendar-today', page: 'profile', role: 'owner', mock: 'takvim-gunluk-2' },
  {
    name: 'calendar-team',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, calisan: everybody }),
    mock: 'takvim-gunluk',
  },
  {
    name: 'calendar-one',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay, employeeCode }) => ({ gun: busyDay, calisan: employeeCode }),
    mock: 'takvim-gunluk-tek',
  },
  {
    name: 'calendar-week',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay, employeeCode }) => ({ gun: busyDay, calisan: employeeCode, gorunum: 'haftalik' }),
    mock: 'takvim-haftalik',
  },
  {
    name: 'calendar-week-team',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, calisan: everybody, gorunum: 'haftalik' }),
    mock: 'takvim-haftalik-ekip',
  },
  {
    name: 'calendar-month',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, gorunum: 'aylik' }),
    mock: 'takvim-aylik',
  },
  { name: 'calendar-employee', page: 'profile', role: 'employee' },
  { name: 'calendar-receptionist', page: 'profile', role: 'receptionist' },
  {
    name: 'calendar-date-picker',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, calisan: everybody }),
    // On a narrow screen the day itself opens it.
    steps: [
      (page) => page.locator(`${navigator} :is([aria-haspopup=dialog], [aria-current=date])`).last().click(),
      waitFor('dialog'),
    ],
    mock: 'takvim-gunluk-2-tarih',
  },
  { name: 'calendar-empty', page: 'profile', role: 'newOwner', mock: 'ilk-gun' },
  {
    name: 'calendar-loading',
    page: 'profile',
    role: 'owner',
    prepare: [holdCalls(dayReads)],
  },
  {
    name: 'calendar-failed',
    page: 'profile',
    role: 'owner',
    prepare: [failCalls(dayReads)],
    steps: [waitForText(words.retry)],
    expects: failedCall,
  },
  {
    name: 'calendar-long-names',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, calisan: everybody }),
    prepare: [lengthenNames],
  },
  {
    name: 'calendar-dialog',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay, employeeCode }) => ({ gun: busyDay, calisan: employeeCode }),
    steps: [(page) => page.locator('[data-view=shown] [data-block]').first().click(), waitFor('dialog')],
    mock: 'randevu-detay',
  },
  {
    name: 'calendar-sick-day',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, calisan: everybody }),
    steps: [press('button', words.waiting), waitForText(words.solveAll)],
    mock: 'hastalik-gunu',
  },
  {
    name: 'calendar-offer-day',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay }) => ({ gun: busyDay, calisan: everybody }),
    steps: [
      press('button', words.waiting),
      waitForText(words.solveAll),
      press('button', words.offerDay),
      waitFor('dialog', words.offerDay),
    ],
  },
  {
    name: 'calendar-several',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay, employeeCode, employeeOnLeave }) => ({
      gun: busyDay,
      calisan: `${employeeCode},${employeeOnLeave}`,
    }),
  },
  {
    name: 'calendar-filter',
    page: 'profile',
    role: 'owner',
    steps: [press('button', words.employeeFilter)],
  },
  {
    name: 'calendar-tour',
    page: 'profile',
    role: 'owner',
    steps: [press('button', words.startTour), waitFor('dialog'), press('button', words.next)],
    mock: 'rehberli-tur',
  },
  {
    name: 'phone-menu',
    page: 'profile',
    role: 'owner',
    width: 390,
    steps: [press('button', words.menu)],
    mock: 'menu',
  },
  {
    name: 'quick-search',
    page: 'profile',
    role: 'owner',
    width: 1440,
    steps: [pressKeys('/'), waitFor('dialog')],
  },
];

const list: readonly Screen[] = [
  { name: 'appointments', page: 'appointments', role: 'owner', mock: 'randevular' },
  { name: 'appointments-employee', page: 'appointments', role: 'employee' },
  { name: 'appointments-empty', page: 'appointments', role: 'newOwner', mock: 'bos-durumlar' },
  { name: 'appointments-none-found', page: 'appointments', role: 'owner', params: () => ({ ara: 'qqqq' }) },
  { name: 'appointments-long-names', page: 'appointments', role: 'owner', prepare: [lengthenNames] },
  {
    name: 'appointments-waiting-list',
    page: 'appointments',
    role: 'owner',
    steps: [press('button', words.waitingList)],
    mock: 'bekleme-listesi',
  },
  { name: 'appointments-dates', page: 'appointments', role: 'owner', steps: [press('button', words.date)] },
  {
    name: 'appointments-failed',
    page: 'appointments',
    role: 'owner',
    prepare: [failCalls(dayReads)],
    steps: [waitForText(words.retry)],
    expects: failedCall,
  },
  { name: 'add-appointment', page: 'addAppointment', role: 'owner', mock: 'randevu-ekle' },
  {
    name: 'add-appointment-filled',
    page: 'addAppointment',
    role: 'owner',
    params: ({ cardCode, busyDay, employeeCode }) => ({
      musteri: cardCode,
      gun: busyDay,
      calisan: employeeCode,
    }),
    mock: 'randevu-ekle',
  },
  {
    name: 'add-appointment-sheet',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay, employeeCode }) => ({
      gun: busyDay,
      yeni: `${busyDay}.1430.${employeeCode}`,
    }),
    mock: 'randevu-ekle-yan',
  },
  {
    name: 'add-appointment-search',
    page: 'profile',
    role: 'owner',
    params: ({ busyDay, employeeCode }) => ({ gun: busyDay, yeni: `${busyDay}.1430.${employeeCode}` }),
    steps: [
      (page) => page.getByRole('combobox', { name: words.customerSearch }).fill('isil'),
      waitFor('option'),
    ],
    mock: 'randevu-ekle-yan-arama',
  },
  { name: 'add-appointment-employee', page: 'addAppointment', role: 'employee' },
  { name: 'add-appointment-long-names', page: 'addAppointment', role: 'owner', prepare: [lengthenNames] },
  { name: 'add-appointment-without-services', page: 'addAppointment', role: 'newOwner' },
];

export const calendarScreens: readonly Screen[] = [...calendar, ...dialogScreens, ...list];
