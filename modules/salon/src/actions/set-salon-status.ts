import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { salonChanged, salonStatusSet } from '@ayna/contracts/salon.events';
import { fullName } from '@ayna/domain/names';
import type { OrAdminCtx } from '@ayna/kernel/ctx';
import { toSalonState } from '../rules/salon-views.ts';
import { checkStatusChange } from '../rules/status.ts';
import { lockSalon, updateSalon } from '../store/salons.ts';

export const setSalonStatus = async (ctx: OrAdminCtx, { body }: InputOf<typeof salon.routes.setStatus>) => {
  if (!ctx.salon) throw new Refusal('not-found');
  const { status, reason = '' } = body;
  const { staff, actor } = ctx;
  const author = await ctx.call(auth.routes.person, { params: { code: actor.code } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockSalon(tx);
    if (!current) throw new Refusal('not-found');
    const refusal = checkStatusChange(current.status, status, staff);
    if (refusal) throw new Refusal(refusal);
    if (current.status === status) return {};
    const stamp = { name: staff ? null : fullName(author), now: ctx.now() };
    const suspension = status === 'Suspended' ? { reason, from: current.status } : null;
    tx.emit(salonChanged, toSalonState(await updateSalon(tx, { status, suspension }, stamp)));
    if (staff) tx.emit(salonStatusSet, { byCode: actor.code, from: current.status, to: status, reason });
    return {};
  });
};
