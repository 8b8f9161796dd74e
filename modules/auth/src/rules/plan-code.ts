import type { codeRequested } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { addressOf } from './caller.ts';
import { CODE_MS, countsOfCode, GAP_MS } from './code-limits.ts';

type Wanted = 'sign-up' | 'new-password' | 'change-phone';

type About = {
  readonly challenge: string;
  readonly wanted: Wanted;
  /** Whose code it would be; null for nobody, who gets the same answer. */
  readonly subject: string | null;
  readonly phone: string;
  /** The number is another account's: its owner is told so, and no code is right. */
  readonly known: boolean;
};

type Asking = {
  readonly actor: Parameters<typeof addressOf>[0];
  readonly outside: {
    readonly codes: {
      readonly draw: () => string;
      readonly sealed: (challenge: string, wanted: string, digits: string) => string;
    };
    readonly limited: boolean;
  };
  readonly now: () => number;
};

type Told = DataOf<typeof codeRequested>;

/** One code to one number: what is kept of it, what it counts against, and what is told to whoever sends it. */
export const planCode = ({ actor, outside, now }: Asking, about: About) => {
  const { challenge, wanted, subject, phone, known } = about;
  const at = now();
  const digits = outside.codes.draw();
  const codeHash = subject && !known ? outside.codes.sealed(challenge, wanted, digits) : null;
  const purpose = known ? 'known-number' : wanted;
  return {
    placing: {
      challenge,
      purpose,
      wanted,
      subject: known ? null : subject,
      phone,
      codeHash,
      counts: outside.limited ? countsOfCode(phone, addressOf(actor)) : [],
      times: { codeMs: CODE_MS, gapMs: GAP_MS },
      now: at,
    } as const,
    /** Null where there is nobody to tell. */
    told: (sending: string): Told | null =>
      codeHash || known
        ? {
            code: sending,
            phone,
            digits: codeHash ? digits : '',
            purpose,
            expiresAt: new Date(at + CODE_MS).toISOString(),
          }
        : null,
  };
};
