import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  employees: {
    erased: ['user_code', 'phone', 'email', 'image_url'],
    kept: {
      name: 'the salon must be able to tell who worked for it',
      lastname: 'the salon must be able to tell who worked for it',
      title: 'the position in the salon',
    },
  },
  invitations: {
    erased: ['sent_to', 'token_hash', 'accepted_by'],
    kept: { invited_by: 'a row of employees, whose account is taken from it there' },
  },
  leaves: { erased: ['note'] },
  recurring_leaves: { erased: ['note'] },
  seats: {},
};
