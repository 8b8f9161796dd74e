import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { maskedName } from '../rules/mask.ts';
import { findUser } from '../store/users.ts';

const find = async (ctx: Ctx, by: 'email' | 'phone', value: string) => {
  const found = await ctx.db.acrossSalons('somebody is looked up', (tx) => findUser(tx, by, value));
  if (!found) throw new Refusal('not-found');
  return { code: found.code, maskedName: maskedName(found.name, found.lastname) };
};

export const findByEmail = (ctx: Ctx, { query }: InputOf<typeof auth.routes.byEmail>) =>
  find(ctx, 'email', query.email);

export const findByPhone = (ctx: Ctx, { query }: InputOf<typeof auth.routes.byPhone>) =>
  find(ctx, 'phone', query.phone);
