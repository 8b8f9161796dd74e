import type { AcrossTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { sql } from 'kysely';
import { db } from './tables.ts';

type UserQuery = { readonly page: number; readonly pageSize: number; readonly terms: readonly string[] };

/** Accounts with a verified phone that match every term, newest first, with the total count. */
export const readUsers = async (tx: AcrossTx, { page, pageSize, terms }: UserQuery) => {
  const matching = db(tx)
    .selectFrom('auth.people')
    .where('phone_proved_at', 'is not', null)
    .where((where) => where.and(terms.map((term) => where('folded', 'like', `%${escapeLike(term)}%`))));
  const rows = await matching
    .select([
      'person_code as code',
      'kind',
      'name',
      'lastname',
      'email',
      'phone',
      'image_url as imageUrl',
      'admin',
      'active',
      'created_at as createdAt',
    ])
    .orderBy('person_code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { totalCount } = await matching
    .select(sql<number>`count(*)`.as('totalCount'))
    .executeTakeFirstOrThrow();
  const memberships = await db(tx)
    .selectFrom('auth.memberships')
    .select(['person_code as person', 'salon_code as salonCode', 'role', 'groups'])
    .where('person_code', '=', sql<string>`any(${rows.map(({ code }) => code)}::uuid[])`)
    .orderBy('created_at')
    .execute();
  const salonsOf = Map.groupBy(memberships, ({ person }) => person);
  return {
    users: rows.map((row) => ({ ...row, memberships: salonsOf.get(row.code) ?? [] })),
    totalCount,
  };
};

/** An active account with a verified phone, by e-mail or phone. */
export const findUser = async (tx: AcrossTx, by: 'email' | 'phone', value: string) => {
  const row = await db(tx)
    .selectFrom('auth.people')
    .select(['person_code as code', 'name', 'lastname'])
    .where(by, '=', value)
    .where('phone_proved_at', 'is not', null)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ?? null;
};
