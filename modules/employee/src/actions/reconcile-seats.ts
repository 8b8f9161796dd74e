import { subscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { findUnassignedKeys, listSeatsToReturn, markReturned, voidSeat } from '../store/seats.ts';

type SeatKey = { readonly salon: SalonKey; readonly key: string };

const MINUTE_MS = 60_000;
/** Longer than a request may take: the request of a younger seat may still be running. */
const MIN_AGE_MS = 2 * MINUTE_MS;
/** Earlier runs have checked older seats many times. */
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE_MS;
const PAGE_SIZE = 500;

const returnSeat = async (ctx: Ctx, { salon, key }: SeatKey): Promise<void> => {
  await ctx.call(subscription.routes.release, {
    body: { salonCode: salon, kind: 'employees', amount: 1, key },
  });
  await ctx.db.forSalon(salon, (tx) => markReturned(tx, key));
};

async function* listSpentSeats(ctx: Ctx) {
  const now = ctx.now();
  const from = new Date(now - MAX_AGE_MS).toISOString();
  const until = new Date(now - MIN_AGE_MS).toISOString();
  for (let after: string | undefined; ; ) {
    const query = { from, until, after, limit: PAGE_SIZE };
    const page = await ctx.call(subscription.routes.spendings, { params: { kind: 'employees' }, query });
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = `${last.salonCode}/${last.key}`;
  }
}

/**
 * Returns the seats that a process which died did not return: those of employees who left, and those spent for
 * an employee who was then not stored. The latter are voided first, so that a late request finds its key used
 * up instead of storing an employee without a seat.
 */
export const reconcileSeats = async (ctx: Ctx): Promise<void> => {
  for await (const page of listSpentSeats(ctx)) {
    const unassigned = await ctx.db.acrossSalons('find seats without an employee', (tx) =>
      findUnassignedKeys(tx, page),
    );
    for (const { salon, key } of unassigned) await ctx.db.forSalon(salon, (tx) => voidSeat(tx, key));
  }
  const freed = await ctx.db.acrossSalons('list seats to return', listSeatsToReturn);
  for (const seat of freed) await returnSeat(ctx, seat);
};
