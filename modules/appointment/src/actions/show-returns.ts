import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { countReturns } from '../store/span-figures.ts';

/** Most people have their hair cut every four to eight weeks: who has not come for three months goes elsewhere. */
const DAYS = 90;

export const showReturns = (ctx: MemberCtx, { query }: InputOf<typeof appointment.routes.returns>) =>
  ctx.db.readSalon(ctx.salon, async (tx) => ({ days: DAYS, ...(await countReturns(tx, query, DAYS)) }));
