import type { Salon } from '@ayna/contracts/salon';
import type { SalonType } from './names.ts';

type BookingSettings = Pick<
  Salon,
  | 'onlineBooking'
  | 'approval'
  | 'cancelMinutes'
  | 'leadMinutes'
  | 'aheadDays'
  | 'slotStep'
  | 'remindDayBefore'
  | 'remindTwoHours'
  | 'waitingList'
  | 'anyEmployee'
  | 'noShowLadder'
  | 'suggestSlots'
>;

const settings = (more: Partial<BookingSettings> = {}): BookingSettings => ({
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
  ...more,
});

/** Description and booking settings of the demo salon of each type. */
export const salonFacts: Readonly<
  Record<
    SalonType,
    { readonly description: string; readonly holidays: 'closed' | 'open'; readonly settings: BookingSettings }
  >
> = {
  HairSalon: {
    description: 'Kesim, renk ve bakım. Kahveniz hazır, acelemiz yok.',
    holidays: 'closed',
    settings: settings({ waitingList: true }),
  },
  BarberShop: {
    description: 'Saç, sakal, sıcak havlu. Akşam geç saate kadar açığız.',
    holidays: 'open',
    settings: settings({
      leadMinutes: 0,
      cancelMinutes: 60,
      slotStep: 30,
      remindTwoHours: true,
      noShowLadder: true,
    }),
  },
  BeautySalon: {
    description: 'Cilt bakımı, kirpik ve kaş. Her cilde kendi bakımı.',
    holidays: 'closed',
    settings: settings({ cancelMinutes: 720 }),
  },
  NailSalon: {
    description: 'Manikür, protez tırnak ve nail art; aletlerimiz her kişide sterildir.',
    holidays: 'closed',
    settings: settings({ waitingList: true, aheadDays: 30 }),
  },
  MakeupStudio: {
    description: 'Gelin, nişan ve özel gün makyajı. Prova randevusu alabilirsiniz.',
    holidays: 'open',
    settings: settings({ approval: 'manual', leadMinutes: 1_440, aheadDays: 365, cancelMinutes: 4_320 }),
  },
  AestheticClinic: {
    description: 'Lazer epilasyon ve medikal cilt bakımı. İlk görüşme ücretsizdir.',
    holidays: 'closed',
    settings: settings({
      approval: 'manual',
      leadMinutes: 240,
      cancelMinutes: 1_440,
      slotStep: 30,
      anyEmployee: false,
    }),
  },
};
