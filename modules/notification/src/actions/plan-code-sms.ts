import type { codeRequested } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { measureSms } from '@ayna/domain/sms-length';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { removeDiacritics } from '../rules/diacritics.ts';
import { platformSalon } from '../store/messages.ts';
import { codeSms } from '../texts.ts';
import { planMessage } from './shared/plan-message.ts';

type CodeRequest = DataOf<typeof codeRequested>;

/** A known number gets a message without a code, on the line that supports Turkish letters. */
const composeSms = ({ purpose, digits }: CodeRequest, site: Providers['site']) =>
  purpose === 'known-number'
    ? { line: 'plain' as const, body: codeSms.knownNumber(site.origin) }
    : { line: 'code' as const, body: removeDiacritics(codeSms.code(digits, site.host)) };

/** A code is a message of the platform and never counts against a salon's SMS. */
export const planCodeSms = (ctx: EventCtx & WithProviders<Providers>, request: CodeRequest) =>
  ctx.db.acrossSalons('plan the SMS of a code', async (tx) => {
    const { line, body } = composeSms(request, ctx.providers.site);
    await planMessage(tx, {
      salonCode: platformSalon,
      cause: `code:${request.code}`,
      channel: 'sms',
      recipient: request.phone,
      replyTo: null,
      subject: '',
      body,
      secret: line === 'code',
      line,
      kind: 'code',
      parts: measureSms(body).parts,
      expiresAt: request.expiresAt,
    });
  });
