import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toService } from '../rules/service-view.ts';
import { readService } from '../store/services.ts';

export const showService = async (ctx: MemberCtx, { params }: InputOf<typeof service.routes.byCode>) => {
  const state = await ctx.db.forSalon(ctx.salon, (tx) => readService(tx, params.code));
  if (!state || state.gone) throw new Refusal('not-found');
  return toService(ctx.salon, state);
};
