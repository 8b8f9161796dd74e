import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  appointments: {
    erased: ['document', 'document_with_phone', 'before_move', 'customer_code', 'person_code'],
  },
  history: {
    erased: ['by_name', 'before', 'after'],
    kept: { by_code: 'a code that leads nowhere once the account is gone' },
  },
  occupancy: {
    kept: {
      subject: 'the employee whose time it is',
      holder: 'a hold lasts ten minutes',
      network: 'a hold lasts ten minutes',
    },
  },
  ban_copies: { erased: ['state'] },
  blocks: { kept: { reason: "the salon's own note about its time", created_by: 'a code' } },
  employee_copies: {
    kept: { state: 'the name of who performs an appointment, as the module employee keeps it' },
  },
  answered_wishes: {},
  calendar_versions: {},
  copy_stamps: {},
  public_holidays: {},
  salon_copies: {},
  service_copies: {},
  subscription_copies: {},
};
