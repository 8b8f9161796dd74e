import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  messages: { erased: ['recipient', 'reply_to', 'subject', 'body', 'sender'] },
  budgets: { erased: ['key'] },
  provider_pauses: {},
};
