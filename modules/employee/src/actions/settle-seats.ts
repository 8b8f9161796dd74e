import { subscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { keysUnknown, recordReturned, seatsToReturn, shutSeat } from '../store/seats.ts';

type Key = { readonly salon: SalonKey; readonly key: string };

const MINUTE_MS = 60_000;
/** Longer than a call may take: what is younger may still be at work. */
const AT_WORK_MS = 2 * MINUTE_MS;
/** What is older was looked at many times. */
const LOOK_BACK_MS = 7 * 24 * 60 * MINUTE_MS;
const PAGE = 500;

const giveBack = async (ctx: Ctx, { salon, key }: Key): Promise<void> => {
  await ctx.call(subscription.routes.giveBack, {
    body: { salonCode: salon, kind: 'employees', amount: 1, key },
  });
  await ctx.db.forSalon(salon, (tx) => recordReturned(tx, key));
};

async function* keysSpent(ctx: Ctx) {
  const now = ctx.now();
  const from = new Date(now - LOOK_BACK_MS).toISOString();
  const until = new Date(now - AT_WORK_MS).toISOString();
  for (let after: string | undefined; ; ) {
    const query = { from, until, after, limit: PAGE };
    const page = await ctx.call(subscription.routes.spendings, { params: { kind: 'employees' }, query });
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = `${last.salonCode}/${last.key}`;
  }
}

/**
 * Gives back what processes that died did not: the seats of those who left, and those that were spent for
 * somebody who was then not made. The latter are shut first, so that a call which comes back finds its
 * seat gone instead of making somebody without one.
 */
export const settleSeats = async (ctx: Ctx): Promise<void> => {
  for await (const page of keysSpent(ctx)) {
    const unknown = await ctx.db.acrossSalons('seats that nobody has', (tx) => keysUnknown(tx, page));
    for (const { salon, key } of unknown) await ctx.db.forSalon(salon, (tx) => shutSeat(tx, key));
  }
  const freed = await ctx.db.acrossSalons('seats of those who left', seatsToReturn);
  for (const one of freed) await giveBack(ctx, one);
};
