import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { defaultDesign } from '../rules/default-design.ts';
import { readDesign } from '../store/designs.ts';
import { readSalon } from '../store/salons.ts';

export const showDesign = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const found = await readSalon(tx);
    if (!found) throw new Refusal('not-found');
    return (await readDesign(tx)) ?? defaultDesign(found.type);
  });
