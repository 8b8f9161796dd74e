import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  appointments: {
    kept: { cancel_reason: 'one of a few reasons, without words about anybody' },
    erased: ['document', 'document_with_phone', 'before_move', 'customer_code', 'person_code', 'folded_name'],
  },
  history: {
    erased: ['by_name', 'before', 'after', 'remark'],
    kept: {
      by_code: 'a code that leads nowhere once the account is gone',
      reason: 'one of a few reasons, without words about anybody',
    },
  },
  misses: { kept: { reason: 'one of a few reasons, without words about anybody' } },
  manage_links: {
    kept: { hash: 'of a random token; deleted with the visits of an erased customer' },
  },
  waiting_list: {
    erased: ['person_code', 'customer_code', 'name', 'lastname', 'phone'],
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
  advice_settings: {},
  answered_wishes: {},
  calendar_versions: {},
  copy_stamps: {},
  customer_days: {},
  customer_firsts: { erased: ['customer_code'] },
  day_figures: { kept: { key: 'a code of an employee or a service, or a word' } },
  public_holidays: {},
  salon_copies: {},
  service_copies: {},
  subscription_copies: {},
};
