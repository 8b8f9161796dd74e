import { setTimeout as pause } from 'node:timers/promises';
import type { DataOf } from '@ayna/contracts/core/event';
import { deliveryPlanned, messageFailed } from '@ayna/contracts/notification.events';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Outcome, Providers } from '../providers/providers.ts';
import { nextStep } from '../rules/delivery-step.ts';
import { invitationOf } from '../rules/message-cause.ts';
import { findSendBlocker } from '../rules/send-blocker.ts';
import { smsRoute } from '../rules/sms-route.ts';
import { lockMessage, type Message, markHanded, recordOutcome, returnToPlanned } from '../store/messages.ts';
import { readPauses } from '../store/provider-pauses.ts';
import { listProviderRefs } from '../store/sms.ts';
import { findSms } from './shared/find-sms.ts';
import { passSmsGate } from './shared/pass-sms-gate.ts';
import { type SmsRoute, sendSms } from './shared/send-sms.ts';

type DeliveryCtx = EventCtx & WithProviders<Providers>;
type Delivery = {
  readonly message: Message;
  readonly handedAt: number;
  readonly step: 'send' | 'check';
  readonly route: SmsRoute;
};

const reason = 'deliver a message';
const RECORD_RETRY_MS = 60_000;

const settle = async (tx: AcrossTx, message: Message, outcome: Outcome): Promise<void> => {
  const { code, channel } = message;
  const invitation = invitationOf(message);
  const isSettled = await recordOutcome(tx, code, outcome);
  if (isSettled && outcome.state === 'failed')
    tx.emit(messageFailed, { code, channel, why: outcome.why, invitation });
};

/** An SMS that the provider did not accept has spent its budgets with the first attempt. */
const passGate = async (ctx: DeliveryCtx, tx: AcrossTx, message: Message) => {
  const { kind, attempts, recipient, salonCode, sender } = message;
  return kind === null || attempts > 0
    ? 'pass'
    : passSmsGate(ctx, tx, { kind, recipient, salonCode, sender });
};

const noRoute: SmsRoute = { names: [], pauses: [] };

const findRoute = async (ctx: DeliveryCtx, tx: AcrossTx, { line }: Message): Promise<SmsRoute> => {
  if (line === null) return noRoute;
  const pauses = await readPauses(tx);
  const available = ctx.providers.sms.map(({ name }) => name);
  return { pauses, names: smsRoute({ available, pauses, now: ctx.now() }) };
};

/** Marks the message as handed over before it is sent, so that the death of this process stays visible. */
const startDelivery = (ctx: DeliveryCtx, code: string): Promise<Delivery | null> =>
  ctx.db.acrossSalons(reason, async (tx) => {
    const message = await lockMessage(tx, code);
    const step = message ? nextStep(message, ctx.now()) : 'skip';
    if (!message || step === 'skip') return null;
    if (step === 'wait') throw new Error(`message ${code} is being sent by another process`);
    if (step === 'check') return { message, handedAt: message.handedAt ?? ctx.now(), step, route: noRoute };
    const why = findSendBlocker(message, ctx.now());
    const gate = why ? { why } : await passGate(ctx, tx, message);
    if (gate !== 'pass') {
      if ('why' in gate) await settle(tx, message, { state: 'failed', why: gate.why });
      else tx.emit(deliveryPlanned, { code }, { notBefore: gate.until });
      return null;
    }
    if (step === 'resend')
      ctx.log.warn({ message: code }, 'resending a mail whose first delivery was not recorded');
    const route = await findRoute(ctx, tx, message);
    await markHanded(tx, code, { isRepeat: step === 'resend', provider: route.names[0] ?? null });
    return { message, handedAt: ctx.now(), step: 'send', route };
  });

/** Retries while the database is away: a sent message without a recorded outcome would be sent again. */
const recordWithRetry = async (ctx: DeliveryCtx, message: Message, outcome: Outcome): Promise<void> => {
  const until = ctx.now() + RECORD_RETRY_MS;
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

const sendToProvider = (ctx: DeliveryCtx, { message, route }: Delivery): Promise<Outcome> => {
  const { code, recipient: to, replyTo, subject, body, line } = message;
  return line === null
    ? ctx.providers.sendMail({ code, to, replyTo, subject, body })
    : sendSms(ctx, { code, to, text: body, line }, route);
};

/**
 * Asks what became of an SMS. While nobody knows, the schedule asks again. That a provider does not know it yet says nothing
 * in the first seconds.
 */
const checkReport = async (ctx: DeliveryCtx, delivery: Delivery, why: string): Promise<Outcome> => {
  const { handedAt } = delivery;
  const { code, recipient: to } = delivery.message;
  try {
    const [provider, excludedRefs] = await ctx.db.acrossSalons(reason, async (tx) => [
      // Another provider may have taken over since the message was read.
      (await lockMessage(tx, code))?.provider ?? null,
      await listProviderRefs(tx, to),
    ]);
    const found = await findSms(ctx.providers, { code, to, handedAt, excludedRefs, provider });
    return typeof found === 'object' ? { state: 'accepted', ref: found.ref } : { state: 'unknown', why };
  } catch (error) {
    ctx.log.warn({ err: error, message: code }, 'lookup in the SMS report failed');
    return { state: 'unknown', why };
  }
};

const deliver = async (ctx: DeliveryCtx, delivery: Delivery): Promise<Outcome> => {
  const { message, step } = delivery;
  if (step === 'check') return checkReport(ctx, delivery, 'the sending process died');
  const outcome = await sendToProvider(ctx, delivery).catch(async (error: unknown) => {
    // The provider did not accept it, so the next attempt may send it.
    await ctx.db.acrossSalons(reason, (tx) => returnToPlanned(tx, message.code, String(error)));
    throw error;
  });
  return outcome.state === 'unknown' ? checkReport(ctx, delivery, outcome.why) : outcome;
};

export const deliverMessage = async (ctx: DeliveryCtx, { code }: DataOf<typeof deliveryPlanned>) => {
  const delivery = await startDelivery(ctx, code);
  if (!delivery) return;
  const outcome = await deliver(ctx, delivery);
  await recordWithRetry(ctx, delivery.message, outcome);
};
