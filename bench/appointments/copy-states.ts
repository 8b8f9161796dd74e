import { weekdays } from '@ayna/domain/wall-clock';
import { employeeName, salonTexts, serviceName } from './texts.ts';

// States of the module's copies, as the modules that own salons, services and employees emit them.

const versioned = { version: 1, gone: false };

export const salonState = {
  ...versioned,
  status: 'Published',
  ownerCode: '0190b004-0000-7000-8000-000000000001',
  zone: 'Europe/Istanbul',
  type: 'HairSalon',
  ...salonTexts,
  path: 'nehir-sac-atolyesi',
  phone: '+902163491275',
  email: null,
  province: 34,
  description: '',
  whatsapp: null,
  instagram: null,
  facebook: null,
  tiktok: null,
  position: null,
  openingHours: weekdays.map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] })),
  closedDays: [],
  holidays: 'open',
  holidayChoices: [],
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
};

export const serviceState = {
  ...versioned,
  name: serviceName,
  description: '',
  category: 'Cut',
  color: 1,
  duration: 30,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
};

export const employeeState = {
  ...versioned,
  userCode: null,
  userSnapshot: employeeName,
  imageUrl: null,
  position: 'hairdresser',
  title: '',
  isActive: true,
  owner: false,
  workHours: weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' })),
  leaves: [],
  recurringLeaves: [],
  allServices: true,
  serviceCodes: [],
};
