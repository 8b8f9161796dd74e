import type { emailLinkRequested } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { platformSalon } from '../store/messages.ts';
import { emailLinkMail, knownAddressMail } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

type LinkRequest = DataOf<typeof emailLinkRequested>;

const composeMail = ({ purpose, name, token }: LinkRequest, origin: string) =>
  purpose === 'known-address'
    ? { subject: knownAddressMail.subject, body: knownAddressMail.body(name, `${origin}/giris-yap`) }
    : { subject: emailLinkMail.subject, body: emailLinkMail.body(name, `${origin}/e-posta-onayi/${token}`) };

export const planEmailLink = (ctx: EventCtx & WithProviders<Providers>, request: LinkRequest) =>
  ctx.db.acrossSalons('plan the mail of a link', (tx) =>
    planMessage(tx, {
      salonCode: platformSalon,
      cause: `email-link:${request.code}`,
      channel: 'mail',
      recipient: request.email,
      replyTo: null,
      secret: true,
      expiresAt: request.expiresAt,
      ...composeMail(request, ctx.providers.site.origin),
    }),
  );
