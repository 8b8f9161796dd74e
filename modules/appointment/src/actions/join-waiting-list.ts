import type { appointment } from '@ayna/contracts/appointment';
import { waitingListChanged } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { wallNow } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { CustomerCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { hasPackage } from '../rules/package-end.ts';
import { checkWaiting, checkWaitingCounts, withNames } from '../rules/waiting-list.ts';
import { bannedUntil } from '../store/copies.ts';
import { readSalonSnapshot } from '../store/salon-snapshots.ts';
import { countWaiting, insertWaiting, lockWaitingList } from '../store/waiting-list.ts';

/** A customer who found no time waits for one. Checked before customer is called, which would leave a card behind. */
export const joinWaitingList = async (
  ctx: CustomerCtx,
  { body }: InputOf<typeof appointment.routes.joinWaitingList>,
) => {
  const { salonCode, services, firstDay, lastDay, parts } = body;
  const now = ctx.now();
  const snapshot = await ctx.db.readSalon(ctx.salon, readSalonSnapshot);
  const { salon, packageEndsAt } = snapshot;
  if (!salon) throw new Refusal('not-found');
  const wall = wallNow(now, salon.zone);
  const context = { ...snapshot, salon, now: wall, hasPackage: hasPackage(packageEndsAt, now) };
  const wrong = checkWaiting(context, body);
  if (wrong) throw new Refusal(wrong);
  const card = await ctx.call(customer.routes.findOrCreateForUser, {
    body: { salonCode, userCode: ctx.actor.code },
  });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockWaitingList(tx);
    const today = wall.slice(0, 10);
    const banned = await bannedUntil(tx, card);
    if (banned !== null && banned >= today) throw new Refusal('banned');
    const full = checkWaitingCounts(await countWaiting(tx, ctx.actor.code, today));
    if (full) throw new Refusal(full);
    const own = {
      code: newCode(),
      salonCode,
      services: withNames(context, services),
      firstDay,
      lastDay,
      parts: [...new Set(parts)],
      createdAt: instantOf(now),
    };
    const { code: customerCode, name, lastname, phone } = card;
    tx.defer(...insertWaiting(tx, { ...own, customerCode, name, lastname, phone }, ctx.actor.code));
    tx.emit(waitingListChanged, { code: own.code, version: 1, gone: false });
    return own;
  });
};
