import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { restrictRights } from '../rules/customer-only.ts';
import { roleOf } from '../rules/role.ts';
import { membershipsOf } from '../store/memberships.ts';
import { findPerson } from '../store/people.ts';
import { readSessionStatus } from '../store/session-status.ts';

export const showMe = (ctx: PersonCtx) =>
  ctx.db.forCustomer(ctx.actor, async (tx) => {
    const { code, session } = ctx.actor;
    const person = await findPerson(tx, code);
    const status = await readSessionStatus(tx, code, session, 'active');
    if (!person || !status) throw new Refusal('sign-in-needed');
    const { customerOnly, salonCode, groups } = restrictRights(status);
    const memberships = customerOnly ? [] : await membershipsOf(tx, code);
    const { name, lastname, phone } = person;
    const email = customerOnly ? null : person.email;
    return {
      code,
      name,
      lastname,
      email,
      emailVerified: email !== null && person.email_proved_at !== null,
      phone,
      imageUrl: person.image_url,
      role: customerOnly ? 'Customer' : roleOf(person, memberships),
      salonCode,
      groups: groups ?? [],
      salons: memberships.map(({ salonCode, groups }) => ({ salonCode, groups })),
      passwordChangedAt: person.password_changed_at.toISOString(),
      customerOnly,
    };
  });
