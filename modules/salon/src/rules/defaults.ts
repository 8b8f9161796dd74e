import type { Salon } from '@ayna/contracts/salon';

/** Every salon's, until salons can choose another. */
export const zone = 'Europe/Istanbul';

/** How a salon takes appointments until it says otherwise. */
const firstRules = {
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
} as const satisfies Partial<Salon>;

/** What the form of a new salon does not ask. */
export const firstFacts = {
  status: 'Published',
  zone,
  description: '',
  whatsapp: null,
  instagram: null,
  facebook: null,
  tiktok: null,
  position: null,
  closedDays: [],
  holidayChoices: [],
  ...firstRules,
} as const satisfies Partial<Salon>;
