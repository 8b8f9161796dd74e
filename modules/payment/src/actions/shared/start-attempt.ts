import { Refusal } from '@ayna/contracts/core/refusal';
import { toLiraText } from '@ayna/domain/kurus';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { Attempt, AttemptKind } from '../../rules/attempt.ts';
import { addHistory, insertAttempt } from '../../store/attempt-writes.ts';
import { findStart, lockAttempt, lockLiveAttempt, lockOrder } from '../../store/attempts.ts';
import { failAttempt } from './end-attempt.ts';
import { LEASE_MS, type PaymentCtx } from './payment-ctx.ts';

type Order = {
  readonly reference: string;
  readonly key: string;
  /** In kurus. */
  readonly amount: number;
  readonly kind: AttemptKind;
  readonly byCode: string | null;
  readonly storeCard: boolean;
  readonly cardExpires: string | null;
  readonly cardCode: string | null;
};

/** A person who left the bank's page and tries again ends the attempt before; money was not asked for there. */
const makeRoom = async (ctx: PaymentCtx, tx: SalonTx, reference: string): Promise<void> => {
  const live = await lockLiveAttempt(tx, reference);
  if (!live) return;
  if (live.state === 'settled') throw new Refusal('already-paid');
  if (live.state === 'verifying') throw new Refusal('payment-in-progress');
  await failAttempt(ctx, tx, live, { reason: 'superseded', providerCode: null });
};

/** The row stands before the provider hears of it. A repeated start finds the attempt that it made. */
export const startAttempt = async (
  ctx: PaymentCtx,
  tx: SalonTx,
  order: Order,
): Promise<{ readonly attempt: Attempt; readonly isNew: boolean }> => {
  const { secrets, payment } = ctx.providers;
  const now = ctx.now();
  await lockOrder(tx, order.reference);
  const known = await findStart(tx, order.key);
  if (known) {
    if (known.reference !== order.reference || known.amount !== order.amount) throw new Refusal('key-reused');
    return { attempt: known, isNew: false };
  }
  await makeRoom(ctx, tx, order.reference);
  const code = newCode();
  const isStored = order.kind === 'stored-card';
  await insertAttempt(tx, {
    ...order,
    code,
    provider: payment.name,
    conversation: secrets.newConversation(),
    tokenHash: secrets.hash(secrets.tokenOf(code)),
    amount: toLiraText(order.amount),
    state: isStored ? 'verifying' : 'started',
    chargedAt: isStored ? now : null,
    leaseUntil: now + LEASE_MS,
    now,
  });
  await addHistory(tx, code, { step: isStored ? 'charging' : 'started', now });
  return { attempt: await lockAttempt(tx, code), isNew: true };
};
