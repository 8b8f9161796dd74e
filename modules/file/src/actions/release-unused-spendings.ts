import { subscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { deleteSpending, dropStaleSpendings } from '../store/spendings.ts';

/** Longer than an upload can wait for the decoder and be stored. */
const MAX_UPLOAD_MS = 15 * 60_000;

/** Releases quota that a process which died, or a call that failed, has left spent. Safe to repeat. */
export const releaseUnusedSpendings = async (ctx: Ctx & WithProviders<Providers>): Promise<void> => {
  const now = ctx.now();
  const unused = await ctx.db.acrossSalons('release quota without a photo', async (tx) =>
    (await dropStaleSpendings(tx, now - MAX_UPLOAD_MS, now)).map((one) => ({
      ...one,
      salon: tx.keyOf(one.salonCode),
    })),
  );
  for (const { salonCode, salon, key, isOrphan } of unused) {
    const body = { salonCode, kind: 'photos' as const, amount: 1, key };
    await ctx.call(subscription.routes.release, { body });
    if (isOrphan) await ctx.providers.removePicture(key);
    await ctx.db.forSalon(salon, (tx) => deleteSpending(tx, key));
  }
};
