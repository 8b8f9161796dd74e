import type { DataOf } from '@ayna/contracts/core/event';
import type { reportRequested } from '@ayna/contracts/finance.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { removeLinks } from '../rules/links.ts';
import { reportMail } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

/** One message for each salon and month, however often the event is delivered. */
export const planReportMail = (
  ctx: SalonEventCtx & WithProviders<Providers>,
  { to, salonName, ...report }: DataOf<typeof reportRequested>,
) =>
  ctx.db.acrossSalons('plan the mail of a monthly report', async (tx) => {
    const values = {
      ...report,
      salonName: removeLinks(salonName),
      link: `${ctx.providers.site.origin}/profil/aylik-rapor?ay=${report.month}`,
    };
    await planMessage(tx, {
      salonCode: ctx.salon,
      cause: `monthly-report:${ctx.salon}:${report.month}`,
      channel: 'mail',
      recipient: to,
      replyTo: null,
      subject: reportMail.subject(values),
      body: reportMail.body(values),
    });
  });
