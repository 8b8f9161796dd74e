import type { appointment } from '@ayna/contracts/appointment';
import { blockChanged } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { inPieces } from '../rules/pieces.ts';
import { creating, reachOf } from '../rules/reach.ts';
import { deleteBlock, insertBlock } from '../store/blocks.ts';
import { employeeOfUser, lockEmployees } from '../store/copies.ts';
import { dropExpired, giveBack, isOverlap, take } from '../store/occupancy.ts';
import { countUp } from '../store/versions.ts';

/** Takes time that nobody has out of an employee's day; appointments that lie there stay. */
export const blockTime = (ctx: MemberCtx, { body }: InputOf<typeof appointment.routes.blockTime>) =>
  ctx.db
    .forSalon(ctx.salon, async (tx) => {
      const { salonCode: _, ...asked } = body;
      const now = ctx.now();
      const [employee] = await lockEmployees(tx, [asked.employeeCode]);
      if (!employee) throw new Refusal('unknown-employee');
      const own = employee.userCode === ctx.actor.code;
      if (reachOf(ctx.groups, creating) !== 'all' && !own) throw new Refusal('not-allowed');
      const block = { code: newCode(), ...asked };
      const { startDate: from, endDate: to } = block;
      const taken = {
        subject: employee.code,
        lane: 0,
        from,
        to,
        source: 'block' as const,
        sourceCode: block.code,
        expiresAt: null,
      };
      tx.lastly(
        dropExpired(tx, [employee.code], now),
        take(tx, inPieces(taken)),
        insertBlock(tx, block, ctx.actor.code, now),
        countUp(tx),
        tx.emit(blockChanged, { ...block, version: 1, gone: false }),
      );
      return block;
    })
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('slot-taken') : error;
    });

export const unblockTime = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.unblock>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const block = await deleteBlock(tx, params.code);
    if (!block) throw new Refusal('not-found');
    const me = await employeeOfUser(tx, ctx.actor.code);
    if (reachOf(ctx.groups, creating) !== 'all' && block.employeeCode !== me?.code)
      throw new Refusal('not-allowed');
    tx.lastly(
      giveBack(tx, 'block', block.code),
      countUp(tx),
      tx.emit(blockChanged, { ...block, version: 2, gone: true }),
    );
    return {};
  });
