import type { Challenge } from '@ayna/contracts/auth';
import { Refusal } from '@ayna/contracts/core/refusal';
import { RESEND_GAP_MS } from './code-limits.ts';

type SentChallenge = { readonly challenge: string; readonly sentAt: Date; readonly expiresAt: Date };
type Rejection = { readonly outcome: 'too-soon' | 'too-many'; readonly waitMs: number };

export const toChallenge = ({ challenge, sentAt, expiresAt }: SentChallenge, now: number): Challenge => ({
  challenge,
  expiresAt: expiresAt.toISOString(),
  resendAt: new Date(sentAt.getTime() + RESEND_GAP_MS).toISOString(),
  now: new Date(now).toISOString(),
});

export const toRefusal = ({ outcome, waitMs }: Rejection): Refusal => {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const code = outcome === 'too-soon' ? 'code-too-soon' : 'too-many-requests';
  return new Refusal(code, { details: { retryAfter } });
};
