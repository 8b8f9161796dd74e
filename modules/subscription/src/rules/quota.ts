/** The ledger entry of a key. */
export type QuotaMove = { readonly amount: number; readonly released: number };

/** Never negative: after a change to a smaller package, usage may exceed the limit. */
export const remainingQuota = (limit: number, used: number): number => Math.max(0, limit - used);

/**
 * The response to a key that is in the ledger already: allowed if some of it is unreleased, `reused` if it
 * was spent with another amount. A key that was released completely, or before it was spent, is used up: a
 * late call must not spend what nobody will release.
 */
export const isRepeatAllowed = (
  { amount, released: givenBack }: QuotaMove,
  requested: number,
): boolean | 'reused' => {
  if (amount !== 0 && amount !== requested) return 'reused';
  return amount - givenBack > 0;
};
