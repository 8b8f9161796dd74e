import type { appointment } from '@ayna/contracts/appointment';
import { blockChanged } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { splitIntoDays } from '../rules/split-into-days.ts';
import { deleteBlock, insertBlock } from '../store/blocks.ts';
import { employeeOfUser, lockEmployees } from '../store/copies.ts';
import { deleteExpiredHolds, endHoldsWithin, occupy, release } from '../store/occupancy.ts';
import { bumpVersion } from '../store/versions.ts';
import { refuseOverlap } from './shared/booking.ts';

/** Blocks free time of an employee. It is refused where appointments are. */
export const blockTime = (ctx: MemberCtx, { body }: InputOf<typeof appointment.routes.blockTime>) => {
  const blockSpan = async (tx: SalonTx) => {
    const { salonCode: _, ...span } = body;
    const now = ctx.now();
    const [employee] = await lockEmployees(tx, [span.employeeCode]);
    if (!employee) throw new Refusal('unknown-employee');
    const isOwn = employee.userCode === ctx.actor.code;
    if (appointmentScope(ctx.groups, bookingRights) !== 'all' && !isOwn) throw new Refusal('not-allowed');
    const block = { code: newCode(), ...span };
    const occupied = {
      subject: employee.code,
      lane: 0,
      from: block.startDate,
      to: block.endDate,
      source: 'block' as const,
      sourceCode: block.code,
      expiresAt: null,
    };
    tx.defer(
      deleteExpiredHolds(tx, [employee.code], now),
      ...endHoldsWithin(tx, [occupied]),
      ...occupy(tx, splitIntoDays(occupied)),
      ...insertBlock(tx, block, ctx.actor.code, now),
      bumpVersion(tx),
    );
    tx.emit(blockChanged, { ...block, version: 1, gone: false });
    return block;
  };
  return refuseOverlap(ctx.db.forSalon(ctx.salon, blockSpan));
};

export const unblockTime = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.unblock>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const block = await deleteBlock(tx, params.code);
    if (!block) throw new Refusal('not-found');
    const me = await employeeOfUser(tx, ctx.actor.code);
    if (appointmentScope(ctx.groups, bookingRights) !== 'all' && block.employeeCode !== me?.code)
      throw new Refusal('not-allowed');
    tx.defer(release(tx, 'block', block.code), bumpVersion(tx));
    tx.emit(blockChanged, { ...block, version: 2, gone: true });
    return {};
  });
