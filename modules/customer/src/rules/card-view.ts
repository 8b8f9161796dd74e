import { maskPhone } from '@ayna/contracts/core/mask';
import type { CustomerCard } from '@ayna/contracts/customer';
import { canSeePhones, canSeeSpending } from '@ayna/domain/permissions';
import type { CardRecord } from './card-record.ts';

type Consent = CustomerCard['consents'][number];

/** The phone as a member with these groups sees it: whole or masked. */
export const visiblePhone = (groups: ReadonlySet<string>, phone: string | null): string | null =>
  phone === null || canSeePhones(groups) ? phone : maskPhone(phone);

/** The card as a member with these groups sees it. */
export const toCardView = (
  groups: ReadonlySet<string>,
  salonCode: string,
  record: CardRecord,
  consents: readonly Consent[],
): CustomerCard => {
  const { gone: _, mergedInto: __, figures, ...card } = record;
  const spent = canSeeSpending(groups) ? figures.spent : null;
  return {
    ...card,
    salonCode,
    phone: visiblePhone(groups, card.phone),
    figures: { ...figures, spent },
    consents: [...consents],
  };
};
