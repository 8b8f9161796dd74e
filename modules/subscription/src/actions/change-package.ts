import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { hasPackage, updatePackage } from '../store/packages.ts';

export const changePackage = async (
  ctx: PersonCtx,
  { params, body }: InputOf<typeof subscription.routes.changePackage>,
) => {
  const { code } = params;
  const changed = await ctx.db.acrossSalons('change a package', async (tx) => {
    const row = await updatePackage(tx, code, body);
    if (!row) throw new Refusal((await hasPackage(tx, code)) ? 'conflict' : 'not-found');
    return row;
  });
  ctx.log.info(
    { audit: 'package-changed', actor: ctx.actor.code, to: changed, requestId: ctx.requestId },
    'package changed',
  );
  return changed;
};
