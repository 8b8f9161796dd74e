import { setTimeout as pause } from 'node:timers/promises';
import type { DataOf } from '@ayna/contracts/core/event';
import { type deliveryPlanned, messageFailed } from '@ayna/contracts/notification.events';
import type { HeardCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Handed, Outside } from '../outside/outside.ts';
import { verdictOn } from '../rules/hand-over.ts';
import { lockMessage, type Message, markHanded, recordBack, recordSettled } from '../store/messages.ts';

type DeliveryCtx = HeardCtx & Reaching<Outside>;

const reason = 'a message is delivered';
const RECORD_FOR_MS = 60_000;

/** Marks the message as handed over before it is, so that a death in between is seen. */
const take = (ctx: DeliveryCtx, code: string): Promise<Message | null> =>
  ctx.db.acrossSalons(reason, async (tx) => {
    const message = await lockMessage(tx, code);
    const verdict = message ? verdictOn(message, ctx.now()) : 'leave';
    if (!message || verdict === 'leave') return null;
    if (verdict === 'wait') throw new Error('this message is being handed over');
    if (verdict === 'repeat') ctx.log.warn({ message: code }, 'a message may go out a second time');
    await markHanded(tx, code, verdict === 'repeat');
    return message;
  });

/** Whoever has handed over must record it: giving up would mean sending again. */
const record = async (ctx: DeliveryCtx, code: string, handed: Handed): Promise<void> => {
  const until = ctx.now() + RECORD_FOR_MS;
  for (;;) {
    try {
      await ctx.db.acrossSalons(reason, async (tx) => {
        await recordSettled(tx, code, handed);
        if (!handed.taken) await tx.emit(messageFailed, { code, channel: 'mail', why: handed.why });
      });
      return;
    } catch (error) {
      if (ctx.now() > until) throw error;
      await pause(200);
    }
  }
};

export const deliverMessage = async (ctx: DeliveryCtx, { code }: DataOf<typeof deliveryPlanned>) => {
  const message = await take(ctx, code);
  if (!message) return;
  const { recipient: to, replyTo, subject, body } = message;
  const handed = await ctx.outside
    .sendMail({ code, to, replyTo, subject, body })
    .catch(async (error: unknown) => {
      // It was not taken: the next try begins anew.
      await ctx.db.acrossSalons(reason, (tx) => recordBack(tx, code, String(error)));
      throw error;
    });
  await record(ctx, code, handed);
};
