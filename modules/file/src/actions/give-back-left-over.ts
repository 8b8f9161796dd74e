import { subscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { closeSpending, dropLeftOver } from '../store/spendings.ts';

/** Longer than a picture can wait in line and be stored. */
const PATIENCE_MS = 15 * 60_000;

/** Heals what a process that died, or a sibling that was away, left half done. Done twice it does no harm. */
export const giveBackLeftOver = async (ctx: Ctx & Reaching<Outside>): Promise<void> => {
  const now = ctx.now();
  const leftOver = await ctx.db.acrossSalons('places that no photo stands for', async (tx) =>
    (await dropLeftOver(tx, now - PATIENCE_MS, now)).map((one) => ({
      ...one,
      salon: tx.keyOf(one.salonCode),
    })),
  );
  for (const { salonCode, salon, key, isOrphan } of leftOver) {
    const body = { salonCode, kind: 'photos' as const, amount: 1, key };
    await ctx.call(subscription.routes.giveBack, { body });
    if (isOrphan) await ctx.outside.removePicture(key);
    await ctx.db.forSalon(salon, (tx) => closeSpending(tx, key));
  }
};
