import type { MemberCtx } from '@ayna/kernel/ctx';
import { placedOrdersOf } from '../rules/orders.ts';
import { readOrders } from '../store/orders.ts';

export const listOrders = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => placedOrdersOf(await readOrders(tx)));
