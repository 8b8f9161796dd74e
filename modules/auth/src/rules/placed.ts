import type { Challenge } from '@ayna/contracts/auth';
import { Refusal } from '@ayna/contracts/core/refusal';
import { GAP_MS } from './code-limits.ts';

type Standing = { readonly challenge: string; readonly sentAt: Date; readonly expiresAt: Date };

/** What became of asking for a code. */
export type Placed =
  | { readonly outcome: 'placed'; readonly standing: Standing }
  | { readonly outcome: 'too-soon' | 'too-many'; readonly waitMs: number };

export const challengeOf = ({ challenge, sentAt, expiresAt }: Standing, now: number): Challenge => ({
  challenge,
  expiresAt: expiresAt.toISOString(),
  resendAt: new Date(sentAt.getTime() + GAP_MS).toISOString(),
  now: new Date(now).toISOString(),
});

/** The answer to whoever asked for a code; the same whether one went out or there was nobody to get it. */
export const answerPlaced = (placed: Placed, now: number): Challenge => {
  if (placed.outcome === 'placed') return challengeOf(placed.standing, now);
  const retryAfter = Math.max(1, Math.ceil(placed.waitMs / 1000));
  const code = placed.outcome === 'too-soon' ? 'code-too-soon' : 'too-many-requests';
  throw new Refusal(code, { details: { retryAfter } });
};
