import type { auth } from '@ayna/contracts/auth';
import { personRegistered } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { MAX_TRIES } from '../rules/code-limits.ts';
import { foldPerson } from '../rules/person-search.ts';
import { planSession } from '../rules/session-plan.ts';
import { checkCode } from '../store/challenges.ts';
import { findPerson, verifyPhone } from '../store/people.ts';
import { openSession } from '../store/sessions.ts';

const wanted = 'guest' as const;

/** Whether the code proves the phone that the person has now. Turns a new guest into an account. */
const provesPhone = async (tx: AcrossTx, code: string, phone: string, now: number): Promise<boolean> => {
  const person = await findPerson(tx, code);
  // The account may have moved to another number since the code was sent.
  if (!person?.active || person.phone !== phone) return false;
  if (person.phone_proved_at) return true;
  const verified = await verifyPhone(tx, code, foldPerson, now);
  if (!verified) return false;
  const { name, lastname } = verified;
  tx.emit(personRegistered, { code, kind: 'customer', name, lastname, phone });
  return true;
};

/** A response may be lost on its way: the same request, named by its key, may verify the code that it has spent. */
const repeatHashOf = ({ http, providers }: WithProviders<Providers> & WithHttp, challenge: string) => {
  const key = http.header('idempotency-key') ?? '';
  return /^[\w.-]{16,100}$/.test(key) ? providers.codes.hash(challenge, 'repeat', key) : null;
};

/** A code alone opens a customer's session, also where the phone is an owner's: see `restrictRights`. */
export const openGuestSession = async (
  ctx: Ctx & WithProviders<Providers> & WithHttp,
  { body }: InputOf<typeof auth.routes.guestCode>,
) => {
  const { challenge, code } = body;
  const now = ctx.now();
  const plan = planSession(ctx, { customerOnly: true });
  const repeatHash = repeatHashOf(ctx, challenge);
  // The refusal is thrown after the commit: thrown inside, the rollback would undo the counted guess.
  const opened = await ctx.db.acrossSalons('open the session of a guest', async (tx) => {
    const attempt = { challenge, wanted, maxTries: MAX_TRIES, now, repeatHash };
    const result = await checkCode(tx, attempt, (hash) =>
      ctx.providers.codes.matches(hash, challenge, wanted, code),
    );
    if (result.outcome !== 'correct') return result.outcome;
    const { subject, phone } = result;
    if (!(await provesPhone(tx, subject, phone, now))) return 'code-spent';
    return openSession(tx, subject, plan);
  });
  if (typeof opened === 'string') throw new Refusal(opened);
  return ctx.providers.issueTokens(ctx.http, { ...opened, ...plan.tokens });
};
