import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  cards: {
    erased: [
      'user_code',
      'name',
      'lastname',
      'phone',
      'email',
      'image_url',
      'birthday',
      'allergies',
      'tags',
      'folded',
      'last_service',
    ],
  },
  notes: { erased: ['text', 'by_name'] },
  consents: { erased: ['card_code'] },
  appointments: { erased: ['card_code', 'service_name'] },
  imports: {
    erased: ['samples'],
    kept: {
      by_name: 'the member who uploaded the file; deleted with it',
      file_name: 'deleted with the file',
    },
  },
  import_pieces: { erased: ['rows'] },
  import_refusals: { erased: ['cells', 'name', 'phone'] },
  import_wishes: { erased: ['cells', 'name', 'phone'] },
  salon_copies: {},
};
