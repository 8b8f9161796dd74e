import type { PersonalData } from '@ayna/kernel/module';

const accounting = 'records of payments are kept for ten years, as commercial law wants';

export const personalData: PersonalData = {
  attempts: { kept: { by_code: accounting, reason: 'one of a few codes' } },
  attempt_history: {},
  refunds: { kept: { by_code: 'who of the platform gave money back', reason: accounting } },
  stored_cards: { kept: { last_four: "of the salon's card, until the salon deletes it" } },
  reconciliations: {},
};
