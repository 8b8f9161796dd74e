import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { consentVersion } from '../rules/consents.ts';
import { foldPerson } from '../rules/person-search.ts';
import { insertConsents } from '../store/consents.ts';
import { findPerson, findPhoneHolder, insertPerson } from '../store/people.ts';
import { sendCode } from './shared/send-code.ts';

type GuestForm = InputOf<typeof auth.routes.guest>['body'];

/** A person without a password, whose phone is still to be verified. */
const insertGuest = async (
  tx: AcrossTx,
  { name, lastname, phone, noticeSeen }: GuestForm,
  now: number,
): Promise<string> => {
  const code = newCode();
  const person = { kind: 'customer', name, lastname, email: null, phone };
  await insertPerson(tx, { ...person, code, folded: foldPerson(person), passwordHash: null, now });
  await insertConsents(tx, code, [{ kind: 'notice', given: noticeSeen }], { version: consentVersion, now });
  return code;
};

type CodeCtx = Ctx & WithProviders<Providers>;

/** A deactivated account gets the same response and no code; so does a phone for which there is none. */
const send = async (
  ctx: CodeCtx,
  tx: AcrossTx,
  phone: string,
  subjectWithout: () => Promise<string | null>,
) => {
  const holder = await findPhoneHolder(tx, phone);
  const known = holder && (await findPerson(tx, holder));
  const subject = known ? (known.active ? known.person_code : null) : await subjectWithout();
  return sendCode(ctx, tx, { challenge: newCode(), wanted: 'guest', subject, phone, knownNumber: false });
};

/**
 * Sends a code to somebody who books without a password. The response does not reveal whether the phone has an account:
 * a known one gets a code too, for a session of a customer.
 */
export const sendGuestCode = (ctx: CodeCtx, { body }: InputOf<typeof auth.routes.guest>) =>
  ctx.db.acrossSalons('send a code to a guest', (tx) =>
    send(ctx, tx, body.phone, () => insertGuest(tx, body, ctx.now())),
  );

/** The same for somebody who comes back to appointments: a phone without an account has none to show. */
export const sendCustomerCode = (ctx: CodeCtx, { body }: InputOf<typeof auth.routes.customerCode>) =>
  ctx.db.acrossSalons('send a code to a customer', (tx) => send(ctx, tx, body.phone, async () => null));
