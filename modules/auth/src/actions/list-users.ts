import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { searchedFor } from '@ayna/contracts/core/fold';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { roleOf } from '../rules/role.ts';
import { listUsers as readUsers } from '../store/users.ts';

const PER_PAGE = 10;

export const listUsers = async (ctx: PersonCtx, { params, query }: InputOf<typeof auth.routes.page>) => {
  const many = query.om ?? PER_PAGE;
  const asked = { page: params.page, many, pieces: searchedFor(query.s ?? '') };
  const { users, totalCount } = await ctx.db.acrossSalons('the list of users', (tx) => readUsers(tx, asked));
  const items = users.map(({ kind, admin, memberships, createdAt, ...user }) => ({
    ...user,
    role: roleOf({ kind, admin }, memberships),
    createdAt: createdAt.toISOString(),
    salons: memberships.map(({ salonCode, groups }) => ({ salonCode, groups })),
  }));
  return { items, totalCount, pageCount: Math.ceil(totalCount / many) };
};
