import type { DataOf } from '@ayna/contracts/core/event';
import type { employeeInvited } from '@ayna/contracts/employee.events';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { removeLinks } from '../rules/links.ts';
import { measureSms } from '../rules/sms-length.ts';
import { insertMessage } from '../store/messages.ts';
import { invitationTexts } from '../texts.ts';

type Invitation = DataOf<typeof employeeInvited>;

const composeMessage = ({ by, name, salonName, token }: Invitation, { origin }: Providers['site']) => {
  const values = { name, salonName: removeLinks(salonName), link: `${origin}/davet/${token}` };
  if (by === 'mail')
    return {
      channel: 'mail' as const,
      subject: invitationTexts.subject(values),
      body: invitationTexts.mail(values),
    };
  const body = invitationTexts.sms(values);
  return {
    channel: 'sms' as const,
    subject: '',
    body,
    line: 'plain' as const,
    parts: measureSms(body).parts,
  };
};

/** The message names the salon, but for now it does not count against the salon's SMS. */
export const planInvitation = (ctx: SalonEventCtx & WithProviders<Providers>, invitation: Invitation) =>
  ctx.db.acrossSalons('plan an invitation', async (tx) => {
    const message = {
      salonCode: ctx.salon,
      code: newCode(),
      cause: `invitation:${invitation.code}`,
      recipient: invitation.to,
      replyTo: null,
      secret: true,
      expiresAt: invitation.expiresAt,
      ...composeMessage(invitation, ctx.providers.site),
    };
    const isNew = await insertMessage(tx, message);
    if (isNew) tx.emit(deliveryPlanned, { code: message.code });
  });
