import type { codeRequested } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { addressOf } from './caller.ts';
import { type Asker, CODE_LIFETIME_MS, codeLimits, RESEND_GAP_MS } from './code-limits.ts';

type CodePurpose = 'sign-up' | 'new-password' | 'change-phone' | 'guest';

export type CodeRequest = {
  readonly challenge: string;
  readonly wanted: CodePurpose;
  /** The person the code is for; null for a number without an account, which gets the same response. */
  readonly subject: string | null;
  readonly phone: string;
  /** The number belongs to another account: its holder gets a message instead, and no code is correct. */
  readonly knownNumber: boolean;
};

type CodeContext = {
  readonly actor: Parameters<typeof addressOf>[0];
  readonly providers: {
    readonly codes: {
      readonly generate: () => string;
      readonly hash: (challenge: string, wanted: string, digits: string) => string;
    };
    readonly limitsEnabled: boolean;
  };
  readonly now: () => number;
};

type CodeRequestedPayload = DataOf<typeof codeRequested>;

/** Plans one code to one number: the challenge to store, its limits, and the event that gets it sent. */
export const planCode = ({ actor, providers, now }: CodeContext, request: CodeRequest, asker: Asker) => {
  const { challenge, wanted, subject, phone, knownNumber } = request;
  const at = now();
  const digits = providers.codes.generate();
  const codeHash = subject && !knownNumber ? providers.codes.hash(challenge, wanted, digits) : null;
  const purpose = knownNumber ? 'known-number' : wanted;
  return {
    challenge: {
      challenge,
      purpose,
      wanted,
      subject: knownNumber ? null : subject,
      phone,
      codeHash,
      limits: providers.limitsEnabled ? codeLimits(phone, addressOf(actor), asker) : [],
      times: { codeMs: CODE_LIFETIME_MS, gapMs: RESEND_GAP_MS },
      now: at,
    } as const,
    /** Null when there is nothing to send. */
    toEventPayload: (sendingCode: string): CodeRequestedPayload | null =>
      codeHash || knownNumber
        ? {
            code: sendingCode,
            phone,
            digits: codeHash ? digits : '',
            purpose,
            expiresAt: new Date(at + CODE_LIFETIME_MS).toISOString(),
          }
        : null,
  };
};
