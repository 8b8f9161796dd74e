import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  bans: { erased: ['user_code', 'phone', 'name', 'reason'] },
  salons: {
    kept: {
      owner_code: 'an owner closes the salon first',
      name: 'the name of the business',
      province_name: 'where the business is',
      phone: 'the phone of the business',
      email: 'the e-mail of the business',
      address: 'the address of the business',
      whatsapp: 'the phone of the business',
      suspension_reason: 'what platform staff wrote about the business',
      folded: 'the name of the business as the search compares it',
    },
  },
  designs: {
    kept: { saved_by: 'a code', saved_by_name: 'who published it, in the records of the business' },
  },
  design_drafts: { kept: { saved_by_name: 'the member who edits it' } },
  design_previews: {},
  embeddings: { kept: { saved_by: 'a code' } },
  paths: {},
  subscription_copies: {},
};
