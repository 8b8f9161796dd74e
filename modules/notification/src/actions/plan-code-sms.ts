import type { codeRequested } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import type { HeardCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { plainLetters } from '../rules/plain-letters.ts';
import { smsLength } from '../rules/sms-length.ts';
import { insertMessage, platform } from '../store/messages.ts';
import { codeSms } from '../texts.ts';

type Sending = DataOf<typeof codeRequested>;

/** Who has an account already gets no code, and takes the line that knows Turkish letters. */
const wording = ({ purpose, digits }: Sending, site: Outside['site']) =>
  purpose === 'known-number'
    ? { line: 'plain' as const, body: codeSms.knownNumber(site.origin) }
    : { line: 'code' as const, body: plainLetters(codeSms.code(digits, site.host)) };

/** A code is the platform's own message: it is never on a salon's account. */
export const planCodeSms = (ctx: HeardCtx & Reaching<Outside>, sending: Sending) =>
  ctx.db.acrossSalons('SMS of the platform', async (tx) => {
    const { line, body } = wording(sending, ctx.outside.site);
    const message = {
      salonCode: platform,
      code: newCode(),
      cause: `code:${sending.code}`,
      channel: 'sms' as const,
      recipient: sending.phone,
      replyTo: null,
      subject: '',
      body,
      secret: line === 'code',
      line,
      parts: smsLength(body).parts,
      expiresAt: sending.expiresAt,
    };
    const isNew = await insertMessage(tx, message);
    if (isNew) await tx.emit(deliveryPlanned, { code: message.code });
  });
