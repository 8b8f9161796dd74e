import type { Attempt } from './attempt.ts';

/**
 * What makes us look at an attempt. confirmed and refused: the bank's answer with the provider's signature. hint: anything
 * else, which anybody could have sent. paid: the provider says, signed, that it took the money.
 */
export type Trigger = 'confirmed' | 'refused' | 'hint' | 'paid';

export type Step = 'complete' | 'fail' | 'ask' | 'wait' | 'done';

/** So many hints in so little time make us ask once. */
const ASK_EVERY_MS = 5_000;

const isOver = ({ state }: Attempt): boolean => state === 'failed' || state === 'expired';

/** Nothing that arrives from outside settles or fails an attempt by itself: it only leads to this step. */
export const nextStep = (attempt: Attempt, trigger: Trigger, now: number): Step => {
  if (attempt.state === 'settled') return 'done';
  if (isOver(attempt)) return trigger === 'paid' ? 'ask' : 'done';
  if (attempt.leaseUntil !== null && attempt.leaseUntil > now) return 'wait';
  if (attempt.state === 'at-bank' && trigger === 'confirmed') return 'complete';
  if (attempt.state === 'at-bank' && trigger === 'refused') return 'fail';
  return attempt.checkedAt !== null && attempt.checkedAt > now - ASK_EVERY_MS ? 'wait' : 'ask';
};
