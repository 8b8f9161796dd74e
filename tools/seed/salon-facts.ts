import type { Salon } from '@ayna/contracts/salon';
import type { SalonType } from './names.ts';

type Rules = Pick<
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
>;

const rules = (more: Partial<Rules> = {}): Rules => ({
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
  ...more,
});

/** What each type of the demo salons says of itself, and how it takes appointments. */
export const factsOf: Readonly<
  Record<
    SalonType,
    { readonly description: string; readonly holidays: 'closed' | 'open'; readonly rules: Rules }
  >
> = {
  HairSalon: {
    description: 'Kesim, renk ve bakım. Kahveniz hazır, acelemiz yok.',
    holidays: 'closed',
    rules: rules({ waitingList: true }),
  },
  BarberShop: {
    description: 'Saç, sakal, sıcak havlu. Akşam geç saate kadar açığız.',
    holidays: 'open',
    rules: rules({ leadMinutes: 0, cancelMinutes: 60, slotStep: 30, remindTwoHours: true }),
  },
  BeautySalon: {
    description: 'Cilt bakımı, kirpik ve kaş. Her cilde kendi bakımı.',
    holidays: 'closed',
    rules: rules({ cancelMinutes: 720 }),
  },
  NailSalon: {
    description: 'Manikür, protez tırnak ve nail art; aletlerimiz her kişide sterildir.',
    holidays: 'closed',
    rules: rules({ waitingList: true, aheadDays: 30 }),
  },
  MakeupStudio: {
    description: 'Gelin, nişan ve özel gün makyajı. Prova randevusu alabilirsiniz.',
    holidays: 'open',
    rules: rules({ approval: 'manual', leadMinutes: 1_440, aheadDays: 365, cancelMinutes: 4_320 }),
  },
  AestheticClinic: {
    description: 'Lazer epilasyon ve medikal cilt bakımı. İlk görüşme ücretsizdir.',
    holidays: 'closed',
    rules: rules({
      approval: 'manual',
      leadMinutes: 240,
      cancelMinutes: 1_440,
      slotStep: 30,
      anyEmployee: false,
    }),
  },
};
