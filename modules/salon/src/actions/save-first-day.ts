import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { updateFirstDay } from '../store/first-day.ts';

/** Neither the salon's version nor its copies change: nobody's open form is outdated by a ticked point. */
export const saveFirstDay = (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.saveFirstDay>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const saved = await updateFirstDay(tx, body, ctx.now());
    if (!saved) throw new Refusal('not-found');
    return saved;
  });
