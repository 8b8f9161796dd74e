import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  transactions: {
    kept: {
      title: 'books are kept for ten years by law',
      note: 'books are kept for ten years by law',
      employee_name: 'books are kept for ten years by law',
      employee_lastname: 'books are kept for ten years by law',
      performer_name: 'books are kept for ten years by law',
      posted_by: 'a code',
      performer_lastname: 'books are kept for ten years by law',
    },
  },
  salon_copies: {},
};
