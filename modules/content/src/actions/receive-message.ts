import type { content } from '@ayna/contracts/content';
import { messageReceived } from '@ayna/contracts/content.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import { isFilledByMachine, isTooQuick } from '../rules/machines.ts';
import { insertMessage } from '../store/contact-messages.ts';

export const receiveMessage = async (ctx: Ctx, { body }: InputOf<typeof content.routes.send>) => {
  if (isFilledByMachine(body)) return {};
  if (isTooQuick(body.openedAt, ctx.now())) throw new Refusal('too-quick');
  const { fullName, email, phone, message } = body;
  const received = { code: newCode(), fullName, email, phone, subject: body.subject || null, message };
  return ctx.db.acrossSalons('a visitor writes to us', async (tx) => {
    await insertMessage(tx, received);
    await tx.emit(messageReceived, received);
    return {};
  });
};
