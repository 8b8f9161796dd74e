import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { maskName } from '../rules/name-mask.ts';
import { findUser } from '../store/users.ts';

const find = async (ctx: Ctx, by: 'email' | 'phone', value: string) => {
  const user = await ctx.db.acrossSalons('find a person by e-mail or phone', (tx) => findUser(tx, by, value));
  if (!user) throw new Refusal('not-found');
  return { code: user.code, maskedName: maskName(user.name, user.lastname) };
};

export const findByEmail = (ctx: Ctx, { query }: InputOf<typeof auth.routes.byEmail>) =>
  find(ctx, 'email', query.email);

export const findByPhone = (ctx: Ctx, { query }: InputOf<typeof auth.routes.byPhone>) =>
  find(ctx, 'phone', query.phone);
