import type { messageReceived } from '@ayna/contracts/content.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { insertMessage, platformSalon } from '../store/messages.ts';
import { contactMail } from '../texts.ts';

export const planContactMail = (
  ctx: EventCtx & WithProviders<Providers>,
  contact: DataOf<typeof messageReceived>,
) =>
  ctx.db.acrossSalons('plan the mail of a contact message', async (tx) => {
    const message = {
      salonCode: platformSalon,
      code: newCode(),
      cause: `${ctx.event.id}:contact`,
      channel: 'mail' as const,
      recipient: ctx.providers.contactInbox,
      replyTo: contact.email,
      subject: contactMail.subject(contact),
      body: contactMail.body(contact),
    };
    const isNew = await insertMessage(tx, message);
    if (isNew) tx.emit(deliveryPlanned, { code: message.code });
  });
