import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { membershipsOf } from '../store/memberships.ts';
import { findPerson } from '../store/people.ts';

export const showPerson = (ctx: Ctx, { params }: InputOf<typeof auth.routes.person>) =>
  ctx.db.acrossSalons('show a person to another module', async (tx) => {
    const person = await findPerson(tx, params.code);
    if (!person?.phone_proved_at) throw new Refusal('not-found');
    const memberships = await membershipsOf(tx, params.code);
    const { person_code: code, name, lastname, phone, email, image_url: imageUrl } = person;
    const salons = memberships.map(({ salonCode, role }) => ({ salonCode, role }));
    return { code, name, lastname, phone, email, imageUrl, salons };
  });
