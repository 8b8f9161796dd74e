import type { DataOf } from '@ayna/contracts/core/event';
import type { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { removeLinks } from '../rules/links.ts';
import { billingMail } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

/** One message for each cause, however often the event is delivered. */
export const planBillingMail = (
  ctx: SalonEventCtx & WithProviders<Providers>,
  { to, cause, kind, name, ...rest }: DataOf<typeof billingNoticeRequested>,
) =>
  ctx.db.acrossSalons('plan a mail about a package', async (tx) => {
    const values = {
      ...rest,
      name: removeLinks(name),
      link: `${ctx.providers.site.origin}/profil/kontrol-paneli`,
    };
    await planMessage(tx, {
      salonCode: ctx.salon,
      cause: `billing:${ctx.salon}:${cause}`,
      channel: 'mail',
      recipient: to,
      replyTo: null,
      subject: billingMail.subject(kind, values),
      body: billingMail.body(kind, values),
    });
  });
