import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  contact_messages: {
    erased: ['full_name', 'email', 'phone', 'subject', 'message', 'folded'],
    kept: { answered_by: 'who of the staff answered, by code, until the message is deleted after two years' },
  },
  visits: {
    erased: ['customer_code', 'first_name', 'last_initial', 'phone', 'token_hash', 'own_token_hash'],
    kept: {
      service_name: 'what the visit was for',
      employee_name: 'who performed it, as on the appointment',
    },
  },
  reviews: {
    erased: ['text', 'answer', 'report_reason'],
    kept: {
      answered_by: 'a code that leads nowhere once the account is gone',
      reported_by: 'a code that leads nowhere once the account is gone',
      decided_by: 'who of the staff decided, by code',
    },
  },
  review_history: { erased: ['stars', 'text'] },
  announcements: {
    kept: { text: 'what a salon tells everybody', image_url: 'what a salon shows everybody' },
  },
};
