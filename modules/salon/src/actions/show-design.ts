import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toPublishedDesign } from '../rules/page-design.ts';
import { readDesign, readDesignVersion } from '../store/designs.ts';
import { readSalon } from '../store/salons.ts';
import { readDesignState } from './shared/design-state.ts';

export const showDesign = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const found = await readSalon(tx);
    if (!found) throw new Refusal('not-found');
    return toPublishedDesign(found.type, await readDesign(tx));
  });

export const showDesignDraft = (ctx: MemberCtx) => ctx.db.forSalon(ctx.salon, (tx) => readDesignState(tx));

export const showDesignVersion = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof salon.routes.designVersion>,
) => {
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readDesignVersion(tx, params.version));
  if (!found) throw new Refusal('not-found');
  return found;
};
