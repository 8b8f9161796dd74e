import type { Salon } from '@ayna/contracts/salon';

/** Every salon has this zone: salons can't choose another yet. */
export const defaultZone = 'Europe/Istanbul';

/** Appointment rules of a salon that has not changed them. */
const bookingDefaults = {
  onlineBooking: true,
  approval: 'auto',
  cancelMinutes: 180,
  leadMinutes: 30,
  aheadDays: 60,
  slotStep: 15,
  remindDayBefore: true,
  remindTwoHours: false,
  waitingList: false,
  anyEmployee: true,
  noShowLadder: false,
  suggestSlots: true,
} as const satisfies Partial<Salon>;

/** Values for the fields that the form of a new salon leaves out. */
export const salonDefaults = {
  status: 'Published',
  zone: defaultZone,
  description: '',
  whatsapp: null,
  instagram: null,
  facebook: null,
  tiktok: null,
  position: null,
  closedDays: [],
  holidayChoices: [],
  ...bookingDefaults,
} as const satisfies Partial<Salon>;
