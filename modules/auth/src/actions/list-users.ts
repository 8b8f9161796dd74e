import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { toSearchTerms } from '@ayna/contracts/core/search-text';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { roleOf } from '../rules/role.ts';
import { readUsers } from '../store/users.ts';

const PAGE_SIZE = 10;

export const listUsers = async (ctx: PersonCtx, { params, query }: InputOf<typeof auth.routes.userPage>) => {
  const pageSize = query.om ?? PAGE_SIZE;
  const terms = toSearchTerms(query.s ?? '');
  const { users, totalCount } = await ctx.db.acrossSalons('list users', (tx) =>
    readUsers(tx, { page: params.page, pageSize, terms }),
  );
  const items = users.map(({ kind, admin, memberships, createdAt, ...user }) => ({
    ...user,
    role: roleOf({ kind, admin }, memberships),
    createdAt: createdAt.toISOString(),
    salons: memberships.map(({ salonCode, groups }) => ({ salonCode, groups })),
  }));
  return { items, totalCount, pageCount: Math.ceil(totalCount / pageSize) };
};
