import { emailLinkRequested } from '@ayna/contracts/auth.events';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import { emailLinkLimits, LINK_LIFETIME_MS } from '../../rules/code-limits.ts';
import { consumeLimits } from '../../store/counts.ts';
import { putEmailLink } from '../../store/email-links.ts';
import { findEmailHolder } from '../../store/people.ts';

type LinkRequest = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly session: string | null;
};

/**
 * Stores a new link and emits the event that gets it sent. Returns 0, or the milliseconds to wait. An address that
 * another account has confirmed gets a message without a link, and the response does not reveal it.
 */
export const sendEmailLink = async (
  ctx: Ctx & WithProviders<Providers>,
  tx: AcrossTx,
  { subject, name, email, session }: LinkRequest,
): Promise<number> => {
  const { linkTokens, hashIdentifier, limitsEnabled } = ctx.providers;
  const waitMs = limitsEnabled
    ? await consumeLimits(tx, emailLinkLimits(subject, hashIdentifier(email)), ctx.now())
    : 0;
  if (waitMs > 0) return waitMs;
  const expiresAt = new Date(ctx.now() + LINK_LIFETIME_MS);
  const message = { code: newCode(), email, name, expiresAt: expiresAt.toISOString() };
  const holder = await findEmailHolder(tx, email);
  if (holder?.isVerified && holder.code !== subject) {
    tx.emit(emailLinkRequested, { ...message, name: holder.name, token: '', purpose: 'known-address' });
    return 0;
  }
  const token = linkTokens.generate();
  await putEmailLink(tx, { hash: linkTokens.hash(token), subject, email, session, expiresAt });
  tx.emit(emailLinkRequested, { ...message, token, purpose: 'confirm' });
  return 0;
};
