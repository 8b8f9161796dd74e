import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { foldPerson } from '../rules/person-search.ts';
import { writeAudit } from '../store/audit.ts';
import { takeEmailLink } from '../store/email-links.ts';
import { findEmailHolder, findPerson, lockEmail, setEmail } from '../store/people.ts';
import { finishContactChange } from './shared/finish-contact-change.ts';

/** Anyone can type an address at sign-up. The account whose owner opened the link has it, and the other one loses it. */
const releaseEmail = async (ctx: Ctx, tx: AcrossTx, email: string, subject: string): Promise<void> => {
  await lockEmail(tx, email);
  const holder = await findEmailHolder(tx, email);
  if (!holder || holder.code === subject) return;
  if (holder.isVerified) throw new Refusal('email-taken');
  const folded = foldPerson({ ...holder, email: null });
  await setEmail(tx, holder.code, { email: null, folded, verifiedAt: null });
  await writeAudit(tx, ctx, { action: 'email-lost', subject: holder.code });
  const person = { person_code: holder.code, phone: holder.phone };
  await finishContactChange(ctx, tx, { person, what: 'email', session: null });
};

/** The browser that opens the link need not be signed in. */
export const confirmEmail = (
  ctx: Ctx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.confirmEmail>,
) =>
  ctx.db.acrossSalons('confirm an e-mail', async (tx) => {
    const link = await takeEmailLink(tx, ctx.providers.linkTokens.hash(body.token), ctx.now());
    const person = link && (await findPerson(tx, link.subject));
    if (!link || !person) throw new Refusal('link-over');
    const { email, subject, session } = link;
    await releaseEmail(ctx, tx, email, subject);
    const folded = foldPerson({ ...person, email });
    await setEmail(tx, subject, { email, folded, verifiedAt: new Date(ctx.now()) });
    const isNew = person.email !== email;
    await writeAudit(tx, ctx, { action: isNew ? 'email-changed' : 'email-confirmed', subject });
    if (isNew) await finishContactChange(ctx, tx, { person, what: 'email', session });
    return { email };
  });
