import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { findPerson } from '../store/people.ts';
import { confirmPassword } from './shared/confirm-password.ts';
import { sendEmailLink } from './shared/send-email-link.ts';

type LinkCtx = PersonCtx & WithProviders<Providers>;

/** Without an address the link goes to the present one. */
const sendLinkTo = (ctx: LinkCtx, newAddress?: string) =>
  ctx.db.acrossSalons('send a link to an e-mail', async (tx) => {
    const { code: subject, session } = ctx.actor;
    const person = await findPerson(tx, subject);
    const email = newAddress ?? person?.email;
    if (!person || !email) throw new Refusal('not-found');
    const waitMs = await sendEmailLink(ctx, tx, { subject, name: person.name, email, session });
    if (waitMs > 0)
      throw new Refusal('too-many-requests', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
    return {};
  });

/** The present address stays until the link is opened. */
export const changeEmail = async (ctx: LinkCtx, { body }: InputOf<typeof auth.routes.changeEmail>) => {
  await confirmPassword(ctx, body.password);
  return sendLinkTo(ctx, body.email);
};

export const confirmPresentEmail = (ctx: LinkCtx) => sendLinkTo(ctx);
