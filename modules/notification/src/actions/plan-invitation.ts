import type { DataOf } from '@ayna/contracts/core/event';
import type { employeeInvited } from '@ayna/contracts/employee.events';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { withoutLinks } from '../rules/no-links.ts';
import { smsLength } from '../rules/sms-length.ts';
import { insertMessage } from '../store/messages.ts';
import { invitation } from '../texts.ts';

type Invited = DataOf<typeof employeeInvited>;

const wording = ({ by, name, salonName, token }: Invited, { origin }: Outside['site']) => {
  const about = { name, salonName: withoutLinks(salonName), link: `${origin}/davet/${token}` };
  if (by === 'mail')
    return { channel: 'mail' as const, subject: invitation.subject(about), body: invitation.mail(about) };
  const body = invitation.sms(about);
  return { channel: 'sms' as const, subject: '', body, line: 'plain' as const, parts: smsLength(body).parts };
};

/** In the salon's name, and for now on the platform's account: it spends none of the salon's SMS. */
export const planInvitation = (ctx: SalonHeardCtx & Reaching<Outside>, invited: Invited) =>
  ctx.db.acrossSalons('an invitation into a team', async (tx) => {
    const message = {
      salonCode: ctx.salon,
      code: newCode(),
      cause: `invitation:${invited.code}`,
      recipient: invited.to,
      replyTo: null,
      secret: true,
      expiresAt: invited.expiresAt,
      ...wording(invited, ctx.outside.site),
    };
    const isNew = await insertMessage(tx, message);
    if (isNew) await tx.emit(deliveryPlanned, { code: message.code });
  });
