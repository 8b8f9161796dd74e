import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { consentVersion } from '../rules/consents.ts';
import { insertConsents } from '../store/consents.ts';

export const recordConsent = async (ctx: PersonCtx, { body }: InputOf<typeof auth.routes.consent>) => {
  // Reading the notice is a fact, not a consent, so it cannot be withdrawn.
  if (body.kind === 'notice' && !body.given) throw new Refusal('bad-request');
  return ctx.db.acrossSalons('record a consent', async (tx) => {
    await insertConsents(tx, ctx.actor.code, [body], { version: consentVersion, now: ctx.now() });
    return {};
  });
};
