import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { isMember } from '../store/memberships.ts';
import { findPerson } from '../store/people.ts';
import { readSessionStatus } from '../store/session-status.ts';

/** Shows oneself, a colleague of the active salon, or anybody to platform staff; everybody else is not found. */
export const showUser = (ctx: PersonCtx, { params }: InputOf<typeof auth.routes.user>) =>
  ctx.db.acrossSalons('show a user', async (tx) => {
    const { code: me, session } = ctx.actor;
    const code = params.userCode.toLowerCase();
    const mine = await readSessionStatus(tx, me, session, 'active');
    const person = await findPerson(tx, code);
    const isVisible = code === me || mine?.admin || (await isMember(tx, mine?.salonCode ?? null, code));
    if (!person?.phone_proved_at || !isVisible) throw new Refusal('not-found');
    return { code, name: person.name, lastname: person.lastname, imageUrl: person.image_url };
  });
