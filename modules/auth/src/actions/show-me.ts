import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { roleOf } from '../rules/role.ts';
import { membershipsOf } from '../store/memberships.ts';
import { personByCode } from '../store/people.ts';
import { readStanding } from '../store/standing.ts';

export const showMe = (ctx: PersonCtx) =>
  ctx.db.forCustomer(ctx.actor, async (tx) => {
    const { code, session } = ctx.actor;
    const person = await personByCode(tx, code);
    const standing = await readStanding(tx, code, session, 'active');
    if (!person || !standing) throw new Refusal('sign-in-needed');
    const memberships = await membershipsOf(tx, code);
    const { name, lastname, email, phone } = person;
    return {
      code,
      name,
      lastname,
      email,
      phone,
      imageUrl: person.image_url,
      role: roleOf(person, memberships),
      salonCode: standing.salonCode,
      groups: standing.groups ?? [],
      salons: memberships.map(({ salonCode, groups }) => ({ salonCode, groups })),
      passwordChangedAt: person.password_changed_at.toISOString(),
    };
  });
