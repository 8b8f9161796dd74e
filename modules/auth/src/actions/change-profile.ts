import type { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { foldedPerson } from '../rules/fold.ts';
import { lockAccount, personByCode, setProfile } from '../store/people.ts';

/** A picture that is not named stays; null takes it away. */
export const changeProfile = async (ctx: PersonCtx, { body }: InputOf<typeof auth.routes.profile>) => {
  const { name, lastname } = body;
  return ctx.db.acrossSalons('a profile changes', async (tx) => {
    const { code } = ctx.actor;
    await lockAccount(tx, code);
    const person = await personByCode(tx, code);
    if (!person) throw new Refusal('sign-in-needed');
    const imageUrl = body.imageUrl === undefined ? person.image_url : body.imageUrl;
    const folded = foldedPerson({ ...person, name, lastname });
    await setProfile(tx, code, { name, lastname, image_url: imageUrl, folded });
    await tx.emit(profileChanged, { code, name, lastname, imageUrl, phone: person.phone });
    return {};
  });
};
