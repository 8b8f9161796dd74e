/** What the ledger has under a key. */
export type Move = { readonly amount: number; readonly givenBack: number };

/** A package that was made smaller may leave more in use than it allows. */
export const leftOf = (limit: number, used: number): number => Math.max(0, limit - used);

/**
 * What a key that is known already is answered: allowed while some of it is kept, `reused` if it was
 * spent with another amount. One that was given back whole, or before it was spent, is used up: a call
 * that comes late must not spend what nobody will give back.
 */
export const answerAgain = ({ amount, givenBack }: Move, asked: number): boolean | 'reused' => {
  if (amount !== 0 && amount !== asked) return 'reused';
  return amount - givenBack > 0;
};
