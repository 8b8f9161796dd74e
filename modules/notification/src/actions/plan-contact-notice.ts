import type { contactChanged } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { measureSms } from '@ayna/domain/sms-length';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { platformSalon } from '../store/messages.ts';
import { contactNoticeSms } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

/** Tells the number that an account had until now that somebody changed its phone or e-mail. */
export const planContactNotice = (
  ctx: EventCtx & WithProviders<Providers>,
  { code, phone, what }: DataOf<typeof contactChanged>,
) =>
  ctx.db.acrossSalons('plan the notice of a changed contact', async (tx) => {
    const body = contactNoticeSms[what](ctx.providers.site.origin);
    await planMessage(tx, {
      salonCode: platformSalon,
      cause: `contact-changed:${code}`,
      channel: 'sms',
      recipient: phone,
      replyTo: null,
      subject: '',
      body,
      line: 'plain',
      kind: 'notice',
      parts: measureSms(body).parts,
    });
  });
