import { setTimeout as pause } from 'node:timers/promises';
import type { DataOf } from '@ayna/contracts/core/event';
import { type deliveryPlanned, messageFailed } from '@ayna/contracts/notification.events';
import type { HeardCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outcome, Outside } from '../outside/outside.ts';
import { whyNotSent } from '../rules/fit-to-send.ts';
import { verdictOn } from '../rules/hand-over.ts';
import { lockMessage, type Message, markHanded, recordBack, recordSettled } from '../store/messages.ts';
import { refsOf } from '../store/sms.ts';

type DeliveryCtx = HeardCtx & Reaching<Outside>;
type Taken = { readonly message: Message; readonly handedAt: number; readonly doing: 'hand-over' | 'ask' };

const reason = 'a message is delivered';
const RECORD_FOR_MS = 60_000;

const settle = async (tx: AcrossTx, message: Message, outcome: Outcome): Promise<void> => {
  const { code, channel } = message;
  const settled = await recordSettled(tx, code, outcome);
  if (settled && outcome.state === 'failed')
    await tx.emit(messageFailed, { code, channel, why: outcome.why });
};

/** Marks the message as handed over before it is, so that a death in between is seen. */
const take = (ctx: DeliveryCtx, code: string): Promise<Taken | null> =>
  ctx.db.acrossSalons(reason, async (tx) => {
    const message = await lockMessage(tx, code);
    const verdict = message ? verdictOn(message, ctx.now()) : 'leave';
    if (!message || verdict === 'leave') return null;
    if (verdict === 'wait') throw new Error('this message is being handed over');
    if (verdict === 'ask') return { message, handedAt: message.handedAt ?? ctx.now(), doing: 'ask' };
    const why = whyNotSent(message, ctx.now());
    if (why) {
      await settle(tx, message, { state: 'failed', why });
      return null;
    }
    if (verdict === 'repeat') ctx.log.warn({ message: code }, 'a message may go out a second time');
    await markHanded(tx, code, verdict === 'repeat');
    return { message, handedAt: ctx.now(), doing: 'hand-over' };
  });

/** Whoever has handed over must record it: giving up would mean sending again. */
const record = async (ctx: DeliveryCtx, message: Message, outcome: Outcome): Promise<void> => {
  const until = ctx.now() + RECORD_FOR_MS;
  for (;;) {
    try {
      await ctx.db.acrossSalons(reason, (tx) => settle(tx, message, outcome));
      return;
    } catch (error) {
      if (ctx.now() > until) throw error;
      await pause(200);
    }
  }
};

const handOver = ({ outside }: DeliveryCtx, message: Message): Promise<Outcome> => {
  const { code, recipient: to, replyTo, subject, body, line } = message;
  return line === null
    ? outside.sendMail({ code, to, replyTo, subject, body })
    : outside.sendSms({ to, text: body, line });
};

/** Asks what became of an SMS. What can't be told now is asked again by the schedule, and not sent. */
const askAfter = async (ctx: DeliveryCtx, { message, handedAt }: Taken, why: string): Promise<Outcome> => {
  const { recipient: to } = message;
  try {
    const besides = await ctx.db.acrossSalons(reason, (tx) => refsOf(tx, to));
    const ref = await ctx.outside.findSms({ to, handedAt, besides });
    return ref ? { state: 'accepted', ref } : { state: 'unknown', why };
  } catch (error) {
    ctx.log.warn({ err: error, message: message.code }, 'the SMS provider could not be asked');
    return { state: 'unknown', why };
  }
};

const bring = async (ctx: DeliveryCtx, taken: Taken): Promise<Outcome> => {
  const { message, doing } = taken;
  if (doing === 'ask') return askAfter(ctx, taken, 'its process was lost');
  const outcome = await handOver(ctx, message).catch(async (error: unknown) => {
    // It was not taken: the next try begins anew.
    await ctx.db.acrossSalons(reason, (tx) => recordBack(tx, message.code, String(error)));
    throw error;
  });
  return outcome.state === 'unknown' ? askAfter(ctx, taken, outcome.why) : outcome;
};

export const deliverMessage = async (ctx: DeliveryCtx, { code }: DataOf<typeof deliveryPlanned>) => {
  const taken = await take(ctx, code);
  if (!taken) return;
  const outcome = await bring(ctx, taken);
  await record(ctx, taken.message, outcome);
  if (outcome.state === 'failed' && outcome.alarm)
    ctx.log.error(
      { message: code, why: outcome.why },
      'the SMS provider refuses our account: nothing goes out',
    );
};
