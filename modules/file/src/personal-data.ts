import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  profile_pictures: { erased: ['person_code', 'code'] },
  photos: { kept: { caption: 'what a salon shows everybody' } },
  open_spendings: {},
  receipts: {},
};
