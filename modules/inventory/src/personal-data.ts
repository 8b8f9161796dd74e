import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  products: { kept: { name: 'the name of a product', folded: 'the name of a product and of its supplier' } },
  moves: {
    kept: {
      by_name: 'the member who recorded the move; the ledger belongs to the books, kept for ten years by law',
      note: 'belongs to the books, kept for ten years by law',
    },
  },
  orders: {},
  settings: {},
  recipes: {},
  completions: {},
  service_copies: {},
};
