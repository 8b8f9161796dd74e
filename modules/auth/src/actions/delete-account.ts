import type { auth } from '@ayna/contracts/auth';
import { personErased, sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { writeAudit } from '../store/audit.ts';
import { membershipsOf } from '../store/memberships.ts';
import { findPerson, lockAccount } from '../store/people.ts';
import { deletePerson } from '../store/personal-data.ts';
import { confirmPassword } from './shared/confirm-password.ts';

type DeleteCtx = PersonCtx & WithProviders<Providers>;

/** Deletes the account for good and lets every module erase what it stores about the person. */
export const deleteAccount = async (ctx: DeleteCtx, { body }: InputOf<typeof auth.routes.deleteAccount>) => {
  await confirmPassword(ctx, body.password);
  return ctx.db.acrossSalons('delete an account', async (tx) => {
    const code = ctx.actor.code;
    // A salon that adds the person meanwhile waits, and then finds no account.
    await lockAccount(tx, code);
    const person = await findPerson(tx, code);
    if (!person) throw new Refusal('not-found');
    if (person.admin) throw new Refusal('staff-account');
    // A salon whose only Administrator is gone could no longer be run.
    if ((await membershipsOf(tx, code)).length > 0) throw new Refusal('still-member');
    await deletePerson(tx, code, person.phone);
    await writeAudit(tx, ctx, { action: 'account-deleted', subject: code });
    tx.emit(sessionChanged, { person: code, session: null });
    // Anybody can claim an address: one that was never proved may be somebody else's, whose messages stay.
    const email = person.email_proved_at ? (person.email ?? '') : '';
    tx.emit(personErased, { code, phone: person.phone, email });
    return {};
  });
};
