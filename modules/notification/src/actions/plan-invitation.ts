import type { DataOf } from '@ayna/contracts/core/event';
import type { employeeInvited } from '@ayna/contracts/employee.events';
import { subscription } from '@ayna/contracts/subscription';
import { measureSms, toSmsText } from '@ayna/domain/sms-length';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { removeLinks } from '../rules/links.ts';
import { invitationCause } from '../rules/message-cause.ts';
import { invitationTexts } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

type Invitation = DataOf<typeof employeeInvited>;

/** Null leaves the salon's name out. */
type Wording = { readonly salonName: string | null };

const composeMessage = ({ by, name, token }: Invitation, { salonName }: Wording, origin: string) => {
  const values = {
    name,
    salonName: salonName === null ? invitationTexts.unnamedSalon : removeLinks(salonName),
    link: `${origin}/davet/${token}`,
  };
  if (by === 'mail')
    return {
      channel: 'mail' as const,
      subject: invitationTexts.subject(values),
      body: invitationTexts.mail(values),
    };
  const body = toSmsText(invitationTexts.sms(values));
  return {
    channel: 'sms' as const,
    subject: '',
    body,
    line: 'plain' as const,
    kind: 'invitation' as const,
    parts: measureSms(body).parts,
  };
};

/** A text that a salon chose reaches a stranger's phone only if the salon has paid: anyone can open a trial. */
const wordingFor = async (ctx: SalonEventCtx, { salonName }: Invitation): Promise<Wording> => {
  const { paid } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  return { salonName: paid ? salonName : null };
};

/** For now an invitation does not count against the salon's SMS. */
export const planInvitation = async (
  ctx: SalonEventCtx & WithProviders<Providers>,
  invitation: Invitation,
): Promise<void> => {
  const wording = await wordingFor(ctx, invitation);
  await ctx.db.acrossSalons('plan an invitation', (tx) =>
    planMessage(tx, {
      salonCode: ctx.salon,
      cause: invitationCause(invitation.code),
      recipient: invitation.to,
      replyTo: null,
      secret: true,
      expiresAt: invitation.expiresAt,
      ...(invitation.sender && { sender: invitation.sender }),
      ...composeMessage(invitation, wording, ctx.providers.site.origin),
    }),
  );
};
