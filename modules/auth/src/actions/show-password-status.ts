import type { PersonCtx } from '@ayna/kernel/ctx';
import { maySetFirst } from '../rules/first-password.ts';
import { readPasswordStatus } from '../store/sessions.ts';

export const showPasswordStatus = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('look whether a person has a password', async (tx) => {
    const status = await readPasswordStatus(tx, ctx.actor.code, ctx.actor.session);
    return { exists: status?.hasPassword ?? false, maySet: status ? maySetFirst(status, ctx.now()) : false };
  });
