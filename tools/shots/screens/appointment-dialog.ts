import type { AppointmentStatus } from '@ayna/contracts/appointment';
import type { Screen } from '../screen.ts';
import {
  failCalls,
  failedCall,
  fill,
  holdCalls,
  lengthenNames,
  press,
  pressKeys,
  waitFor,
  waitForText,
} from './steps.ts';
import { words } from './texts.ts';

const statuses = [
  ['Pending', 'pending', { mock: 'randevu-detay-2' }],
  ['Approved', 'approved', { mock: 'randevu-detay-2' }],
  ['Completed', 'completed', { mock: 'randevu-detay-durumlar' }],
  ['Canceled', 'canceled', {}],
  ['NoShow', 'no-show', {}],
] as const;

const dialog = (name: string, status: AppointmentStatus, more: Partial<Screen> = {}): Screen => ({
  name,
  page: 'appointments',
  role: 'owner',
  params: ({ appointments }) => ({ randevu: appointments[status] }),
  steps: [waitFor('dialog')],
  ...more,
});

const openTill = [waitFor('dialog'), press('button', words.settlement), waitFor('textbox', words.cash)];

/** The till, as the completion left it, split over two kinds, and with a discount on a phone. */
const tills: readonly Screen[] = [
  dialog('settlement', 'Completed', { steps: openTill, mock: 'tahsilat' }),
  dialog('settlement-split', 'Completed', {
    steps: [...openTill, fill(words.cash, '100'), pressKeys('Tab', 'k')],
    mock: 'tahsilat',
  }),
  dialog('settlement-discount', 'Completed', {
    width: 390,
    steps: [...openTill, press('button', words.discount)],
    mock: 'tahsilat-indirim',
  }),
];

/** The dialog of an appointment in each status, and as those with fewer rights see it. */
export const dialogScreens: readonly Screen[] = [
  ...statuses.map(([status, word, more]) => dialog(`appointment-${word}`, status, more)),
  dialog('appointment-session', 'Approved', {
    params: ({ sessionAppointment }) => ({ randevu: sessionAppointment }),
    mock: 'randevu-detay-durumlar',
  }),
  dialog('appointment-as-employee', 'Approved', { role: 'employee' }),
  dialog('appointment-long-names', 'Approved', { prepare: [lengthenNames] }),
  dialog('appointment-move', 'Approved', { steps: [waitFor('dialog'), press('button', words.move)] }),
  dialog('appointment-cancel', 'Approved', {
    steps: [waitFor('dialog'), press('button', words.cancelAppointment)],
    mock: 'randevu-detay-2-iptal',
  }),
  dialog('appointment-early', 'Approved', {
    steps: [waitFor('dialog'), press('button', words.complete)],
  }),
  dialog('appointment-price', 'Approved', {
    steps: [waitFor('dialog'), press('button', words.changePrice)],
  }),
  dialog('appointment-add-service', 'Approved', {
    steps: [waitFor('dialog'), press('button', words.addServiceToVisit)],
  }),
  dialog('appointment-note', 'Approved', { steps: [waitFor('dialog'), press('button', words.addNote)] }),
  dialog('appointment-loading', 'Approved', { prepare: [holdCalls(/\/api\/Appointment\/[\w-]{36}/)] }),
  dialog('appointment-failed', 'Approved', {
    prepare: [failCalls(/\/api\/Appointment\/[\w-]{36}/)],
    steps: [waitFor('dialog'), waitForText(words.retry)],
    expects: failedCall,
  }),
  dialog('appointment-gone', 'Approved', {
    params: () => ({ randevu: '019a0000-0000-7000-8000-000000000000' }),
  }),
  ...tills,
];
