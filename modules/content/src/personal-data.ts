import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  contact_messages: {
    erased: ['full_name', 'email', 'phone', 'subject', 'message', 'folded'],
    kept: { answered_by: 'who of the staff answered, by code, until the message is deleted after two years' },
  },
  announcements: {
    kept: { text: 'what a salon tells everybody', image_url: 'what a salon shows everybody' },
  },
};
