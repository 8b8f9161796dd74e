import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readTillPerson } from './shared/visit-scope.ts';
import { readVisitView } from './shared/visit-view.ts';

export const showSettlement = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.settlement>) =>
  ctx.db.forSalon(ctx.salon, async (tx) =>
    readVisitView(ctx, tx, params.code, await readTillPerson(ctx, tx)),
  );
