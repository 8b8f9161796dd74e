import type { auth } from '@ayna/contracts/auth';
import { personRegistered } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { MAX_TRIES } from '../rules/code-limits.ts';
import { foldPerson } from '../rules/person-search.ts';
import { planSession } from '../rules/session-plan.ts';
import { checkCode } from '../store/challenges.ts';
import { verifyPhone } from '../store/people.ts';
import { openSession } from '../store/sessions.ts';
import { sendEmailLink } from './shared/send-email-link.ts';

const wanted = 'sign-up';

export const activateAccount = async (
  ctx: Ctx & WithProviders<Providers> & WithHttp,
  { body }: InputOf<typeof auth.routes.activate>,
) => {
  const { challenge, code } = body;
  const now = ctx.now();
  const plan = planSession(ctx);
  // The refusal is thrown after the commit: thrown inside, the rollback would undo the counted guess.
  const opened = await ctx.db.acrossSalons('activate an account', async (tx) => {
    const result = await checkCode(tx, { challenge, wanted, maxTries: MAX_TRIES, now }, (hash) =>
      ctx.providers.codes.matches(hash, challenge, wanted, code),
    );
    if (result.outcome !== 'correct') return result.outcome;
    const person = await verifyPhone(tx, result.subject, foldPerson, now);
    if (!person) return 'code-spent';
    const { name, lastname, phone } = person;
    const kind = person.kind as 'owner' | 'customer';
    tx.emit(personRegistered, { code: result.subject, kind, name, lastname, phone });
    const session = await openSession(tx, result.subject, plan);
    // The account opens without it: an address that gets no more mail today is confirmed another day.
    if (person.email)
      await sendEmailLink(ctx, tx, {
        subject: result.subject,
        name,
        email: person.email,
        session: session.session,
      });
    return session;
  });
  if (typeof opened === 'string') throw new Refusal(opened);
  return ctx.providers.issueTokens(ctx.http, { ...opened, ...plan.tokens });
};
