import type { content } from '@ayna/contracts/content';
import { messageReceived } from '@ayna/contracts/content.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { toSearchText } from '@ayna/contracts/core/search-text';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import { isFilledByBot, isFilledTooQuickly } from '../rules/bot-checks.ts';
import { insertMessage } from '../store/contact-messages.ts';

export const receiveMessage = async (ctx: Ctx, { body }: InputOf<typeof content.routes.sendMessage>) => {
  if (isFilledByBot(body)) return {};
  if (isFilledTooQuickly(body.openedAt, ctx.now())) throw new Refusal('too-quick');
  const { fullName, email, phone, message } = body;
  const received = { code: newCode(), fullName, email, phone, subject: body.subject || null, message };
  return ctx.db.acrossSalons('store a contact message', async (tx) => {
    const folded = toSearchText([fullName, email, phone, body.subject ?? '', message]);
    await insertMessage(tx, { ...received, folded });
    tx.emit(messageReceived, received);
    return {};
  });
};
