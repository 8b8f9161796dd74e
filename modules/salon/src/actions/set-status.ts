import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { salonChanged } from '@ayna/contracts/salon.events';
import type { OrAdminCtx } from '@ayna/kernel/ctx';
import { stateOf } from '../rules/state.ts';
import { refusedTurn } from '../rules/status.ts';
import { lockSalon, updateSalon } from '../store/salons.ts';

export const setStatus = async (ctx: OrAdminCtx, { body }: InputOf<typeof salon.routes.setStatus>) => {
  if (!ctx.salon) throw new Refusal('not-found');
  const { status } = body;
  const { staff, actor } = ctx;
  const { name, lastname } = await ctx.call(auth.routes.person, { params: { code: actor.code } });
  const before = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockSalon(tx);
    if (!held) throw new Refusal('not-found');
    const refused = refusedTurn(held.status, status, staff);
    if (refused) throw new Refusal(refused);
    if (held.status === status) return held.status;
    const by = { name: staff ? null : `${name} ${lastname}`, now: ctx.now() };
    await tx.emit(salonChanged, stateOf(await updateSalon(tx, { status }, by)));
    return held.status;
  });
  if (staff)
    ctx.log.info(
      {
        audit: 'salon-status-set',
        actor: actor.code,
        salon: ctx.salon,
        from: before,
        to: status,
        requestId: ctx.requestId,
      },
      'the status of a salon is set by staff',
    );
  return {};
};
