import type { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { TRIES } from '../rules/code-limits.ts';
import { foldedPerson } from '../rules/fold.ts';
import { writeAudit } from '../store/audit.ts';
import { tryCode } from '../store/challenges.ts';
import { personByCode, takePhone } from '../store/people.ts';

const wanted = 'change-phone';

export const confirmPhone = async (
  ctx: PersonCtx & Reaching<Outside>,
  { body }: InputOf<typeof auth.routes.confirmPhone>,
) => {
  const { challenge, code } = body;
  const now = ctx.now();
  const me = ctx.actor.code;
  const refused = await ctx.db.acrossSalons('a new number is proved', async (tx) => {
    const tried = await tryCode(tx, { challenge, wanted, most: TRIES, now }, (kept) =>
      ctx.outside.codes.isRight(kept, challenge, wanted, code),
    );
    if (tried.outcome !== 'right') return tried.outcome;
    const person = await personByCode(tx, me);
    // Somebody else's challenge is nobody's here.
    if (!person || tried.subject !== me) return 'code-spent';
    const { phone } = tried;
    const { name, lastname, image_url: imageUrl } = person;
    if (!(await takePhone(tx, me, phone, foldedPerson({ ...person, phone })))) return 'phone-taken';
    await writeAudit(tx, ctx, { action: 'phone-changed', subject: me });
    await tx.emit(profileChanged, { code: me, name, lastname, imageUrl, phone });
    return null;
  });
  if (refused) throw new Refusal(refused);
  return {};
};
