import type { Card } from '@ayna/contracts/customer';

/**
 * A card as it is kept: with its whole phone, whether it is put away, and of which it has become part. Consents
 * lie beside it.
 */
export type Kept = Omit<Card, 'salonCode' | 'consents' | 'figures'> & {
  readonly gone: boolean;
  readonly mergedInto: string | null;
  readonly figures: Card['figures'] & { readonly spent: number };
};
