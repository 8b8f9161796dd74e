import type { messageReceived } from '@ayna/contracts/content.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { platformSalon } from '../store/messages.ts';
import { contactMail } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

export const planContactMail = (
  ctx: EventCtx & WithProviders<Providers>,
  contact: DataOf<typeof messageReceived>,
) =>
  ctx.db.acrossSalons('plan the mail of a contact message', (tx) =>
    planMessage(tx, {
      salonCode: platformSalon,
      cause: `${ctx.event.id}:contact`,
      channel: 'mail',
      recipient: ctx.providers.contactInbox,
      replyTo: contact.email,
      subject: contactMail.subject(contact),
      body: contactMail.body(contact),
    }),
  );
