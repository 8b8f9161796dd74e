import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { shareSalon } from '../store/memberships.ts';
import { personByCode } from '../store/people.ts';
import { readStanding } from '../store/standing.ts';

/** Oneself, a colleague in the salon one works in, or anybody for platform staff; others are not there. */
export const showUser = (ctx: PersonCtx, { params }: InputOf<typeof auth.routes.user>) =>
  ctx.db.acrossSalons('a person is shown', async (tx) => {
    const { code: me, session } = ctx.actor;
    const code = params.userCode.toLowerCase();
    const mine = await readStanding(tx, me, session, 'active');
    const person = await personByCode(tx, code);
    const may = code === me || mine?.admin || (await shareSalon(tx, mine?.salonCode ?? null, code));
    if (!person?.phone_proved_at || !may) throw new Refusal('not-found');
    return { code, name: person.name, lastname: person.lastname, imageUrl: person.image_url };
  });
