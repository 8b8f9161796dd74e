import type { CustomerCard } from '@ayna/contracts/customer';

/**
 * A card as stored: with its whole phone and spending, whether it is removed (`gone`), and the card it was merged into.
 * Consents are stored in a table of their own.
 */
export type CardRecord = Omit<CustomerCard, 'salonCode' | 'consents' | 'figures'> & {
  readonly gone: boolean;
  readonly mergedInto: string | null;
  readonly figures: CustomerCard['figures'] & { readonly spent: number };
};
