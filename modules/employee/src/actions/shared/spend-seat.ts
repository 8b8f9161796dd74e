import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';

type SpentSeat = { readonly key: string } | { readonly refused: 'package-needed' | 'quota-full' };

/** Spends one seat of the salon's quota under this key. The same key, sent again, spends the same seat. */
export const spendSeat = async (ctx: MemberCtx, key: string): Promise<SpentSeat> => {
  const salonCode = ctx.salon;
  const spend = (under: string) =>
    ctx.call(subscription.routes.spend, { body: { salonCode, kind: 'employees', amount: 1, key: under } });
  const spent = await spend(key);
  if (spent.allowed) return { key };
  // Quota is left, so the key itself is used up: its first call died and `reconcileSeats` returned its seat.
  const freshKey = newCode();
  if (spent.left > 0 && (await spend(freshKey)).allowed) return { key: freshKey };
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode } });
  return { refused: allowed ? 'quota-full' : 'package-needed' };
};
