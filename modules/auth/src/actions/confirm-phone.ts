import type { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { MAX_TRIES } from '../rules/code-limits.ts';
import { foldPerson } from '../rules/person-search.ts';
import { writeAudit } from '../store/audit.ts';
import { checkCode } from '../store/challenges.ts';
import { changePhone, findPerson } from '../store/people.ts';
import { finishContactChange } from './shared/finish-contact-change.ts';

const wanted = 'change-phone';

export const confirmPhone = async (
  ctx: PersonCtx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.confirmPhone>,
) => {
  const { challenge, code } = body;
  const now = ctx.now();
  const me = ctx.actor.code;
  // The refusal is thrown after the commit: thrown inside, the rollback would undo the counted guess.
  const refusal = await ctx.db.acrossSalons('confirm a new phone', async (tx) => {
    const result = await checkCode(tx, { challenge, wanted, maxTries: MAX_TRIES, now }, (hash) =>
      ctx.providers.codes.matches(hash, challenge, wanted, code),
    );
    if (result.outcome !== 'correct') return result.outcome;
    const person = await findPerson(tx, me);
    // The challenge of another person counts as spent.
    if (!person || result.subject !== me) return 'code-spent';
    const { phone } = result;
    const { name, lastname, image_url: imageUrl } = person;
    if (!(await changePhone(tx, me, phone, foldPerson({ ...person, phone })))) return 'phone-taken';
    await writeAudit(tx, ctx, { action: 'phone-changed', subject: me });
    if (phone !== person.phone)
      await finishContactChange(ctx, tx, { person, what: 'phone', session: ctx.actor.session });
    tx.emit(profileChanged, { code: me, name, lastname, imageUrl, phone });
    return null;
  });
  if (refusal) throw new Refusal(refusal);
  return {};
};
