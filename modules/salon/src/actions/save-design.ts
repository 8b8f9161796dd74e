import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { insertDesign } from '../store/designs.ts';
import { readSalon } from '../store/salons.ts';

export const saveDesign = (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.saveDesign>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readSalon(tx))) throw new Refusal('not-found');
    const sections = [...new Set(body.sections)];
    const saved = await insertDesign(tx, {
      ...body,
      sections,
      savedBy: ctx.actor.code,
      now: ctx.now(),
    });
    if (!saved) throw new Refusal('conflict');
    return saved;
  });
