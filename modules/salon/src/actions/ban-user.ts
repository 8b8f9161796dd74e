import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { userBanned } from '@ayna/contracts/salon.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { insertBan } from '../store/bans.ts';
import { readSalon } from '../store/salons.ts';

export const banUser = async (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.ban>) => {
  const { userCode, phone, name, reason, until } = body;
  // Auth refuses the code of an account that does not exist.
  if (userCode !== null) await ctx.call(auth.routes.person, { params: { code: userCode } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readSalon(tx))) throw new Refusal('not-found');
    const code = newCode();
    const createdBy = ctx.actor.code;
    const ban = { code, userCode, phone, name, reason, until, createdBy, now: ctx.now() };
    const banned = await insertBan(tx, ban);
    tx.emit(userBanned, { code, version: 1, gone: false, userCode, phone, until });
    return banned;
  });
};
