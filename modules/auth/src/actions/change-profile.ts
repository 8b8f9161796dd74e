import type { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { foldPerson } from '../rules/person-search.ts';
import { findPerson, lockAccount, setProfile } from '../store/people.ts';

/** A missing `imageUrl` leaves the picture as it is; null removes it. */
export const changeProfile = async (ctx: PersonCtx, { body }: InputOf<typeof auth.routes.profile>) => {
  const { name, lastname } = body;
  return ctx.db.acrossSalons('change a profile', async (tx) => {
    const { code } = ctx.actor;
    await lockAccount(tx, code);
    const person = await findPerson(tx, code);
    if (!person) throw new Refusal('sign-in-needed');
    const imageUrl = body.imageUrl === undefined ? person.image_url : body.imageUrl;
    const folded = foldPerson({ ...person, name, lastname });
    await setProfile(tx, code, { name, lastname, image_url: imageUrl, folded });
    tx.emit(profileChanged, { code, name, lastname, imageUrl, phone: person.phone });
    return {};
  });
};
