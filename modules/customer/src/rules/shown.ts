import { maskedPhone, seesPhones, seesSpending } from '@ayna/contracts/core/mask';
import type { Card } from '@ayna/contracts/customer';
import type { Kept } from './kept.ts';

type Consent = Card['consents'][number];

/** The phone as somebody with these groups sees it. */
export const phoneFor = (groups: ReadonlySet<string>, phone: string | null): string | null =>
  phone === null || seesPhones(groups) ? phone : maskedPhone(phone);

/** A card as somebody with these groups sees it. */
export const shownTo = (
  groups: ReadonlySet<string>,
  salonCode: string,
  kept: Kept,
  consents: readonly Consent[],
): Card => {
  const { gone: _, mergedInto: __, figures, ...card } = kept;
  const spent = seesSpending(groups) ? figures.spent : null;
  return {
    ...card,
    salonCode,
    phone: phoneFor(groups, card.phone),
    figures: { ...figures, spent },
    consents: [...consents],
  };
};
