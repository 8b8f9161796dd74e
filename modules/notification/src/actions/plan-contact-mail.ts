import type { messageReceived } from '@ayna/contracts/content.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import type { HeardCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { insertMessage, platform } from '../store/messages.ts';
import { contactMail } from '../texts.ts';

export const planContactMail = (ctx: HeardCtx & Reaching<Outside>, contact: DataOf<typeof messageReceived>) =>
  ctx.db.acrossSalons('mail of the platform', async (tx) => {
    const message = {
      salonCode: platform,
      code: newCode(),
      cause: `${ctx.event.id}:contact`,
      channel: 'mail' as const,
      recipient: ctx.outside.contactInbox,
      replyTo: contact.email,
      subject: contactMail.subject(contact),
      body: contactMail.body(contact),
    };
    const isNew = await insertMessage(tx, message);
    if (isNew) await tx.emit(deliveryPlanned, { code: message.code });
  });
