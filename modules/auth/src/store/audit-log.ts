import type { AcrossTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditSearch } from '../rules/audit-search.ts';
import { db } from './tables.ts';

export type AuditFilter = {
  /** Days in Turkey, both included. */
  readonly from: string;
  readonly to: string;
  readonly search: AuditSearch;
  /** Salons that the search names. */
  readonly orSalons: readonly string[];
  readonly actor?: string | undefined;
  readonly by?: 'staff' | 'system' | undefined;
  readonly salonCode?: string | undefined;
};

type Actions = { readonly actions: readonly string[]; readonly except?: readonly string[] };

const midnight = (day: string) => sql<Date>`(${day}::timestamp at time zone 'Europe/Istanbul')`;

const matchesTerm = (term: string): RawBuilder<SqlBool> => {
  const pattern = `%${escapeLike(term)}%`;
  const people = sql`(select person_code from auth.people where people.folded like ${pattern})`;
  return sql`(audit.folded like ${pattern} or actor in ${people} or subject in ${people})`;
};

const matchesSearch = ({ search, orSalons }: AuditFilter): RawBuilder<SqlBool> => {
  const { typed, terms, code } = search;
  return sql`(
    (${sql.join(terms.map(matchesTerm), sql` and `)})
    or request_id = ${typed}
    or ${code}::uuid in (code, actor, subject, about_salon)
    or about_salon = any(${orSalons}::uuid[])
  )`;
};

const matching = (tx: AcrossTx, filter: AuditFilter) => {
  let query = db(tx)
    .selectFrom('auth.audit')
    .where('at', '>=', midnight(filter.from))
    .where('at', '<', sql<Date>`${midnight(filter.to)} + interval '1 day'`);
  if (filter.search.terms.length > 0) query = query.where(matchesSearch(filter));
  if (filter.actor) query = query.where('actor', '=', filter.actor);
  if (filter.salonCode) query = query.where('about_salon', '=', filter.salonCode);
  if (filter.by === 'system') query = query.where('actor', 'is', null);
  if (filter.by === 'staff')
    query = query.where('actor', 'in', (where) =>
      where.selectFrom('auth.people').select('person_code').where('admin', '=', true),
    );
  return query;
};

type Cursor = { readonly at: Date; readonly code: string };

type PageQuery = {
  readonly filter: AuditFilter;
  readonly actions: Actions | null;
  readonly after: Cursor | null;
  readonly limit: number;
};

/** Entries before the cursor, newest first. */
export const readAuditPage = (tx: AcrossTx, { filter, actions, after, limit }: PageQuery) => {
  let query = matching(tx, filter);
  if (actions)
    query = query.where((where) =>
      where.or([
        where('action', '=', sql<string>`any(${actions.actions}::text[])`),
        ...(actions.except ? [where('action', '<>', sql<string>`all(${actions.except}::text[])`)] : []),
      ]),
    );
  if (after) query = query.where(sql<SqlBool>`(at, code) < (${after.at}, ${after.code}::uuid)`);
  return query
    .select(['code', 'at', 'actor', 'action', 'subject', 'about_salon as salonCode', 'details', 'address'])
    .select('request_id as requestId')
    .orderBy('at', 'desc')
    .orderBy('code', 'desc')
    .limit(limit)
    .execute();
};

export const countAuditActions = (tx: AcrossTx, filter: AuditFilter) =>
  matching(tx, filter)
    .select(['action', sql<number>`count(*)`.as('count')])
    .groupBy('action')
    .orderBy('action')
    .execute();

/** The people of a page with what decides their role; a deleted account is not among them. */
export const readAuditPeople = async (tx: AcrossTx, codes: readonly string[]) => {
  const people = await db(tx)
    .selectFrom('auth.people')
    .select(['person_code as code', 'name', 'lastname', 'kind', 'admin'])
    .where('person_code', '=', sql<string>`any(${codes}::uuid[])`)
    .execute();
  const memberships = await db(tx)
    .selectFrom('auth.memberships')
    .select(['person_code as person', 'role'])
    .where('person_code', '=', sql<string>`any(${codes}::uuid[])`)
    .execute();
  const byPerson = Map.groupBy(memberships, ({ person }) => person);
  return new Map(
    people.map((one) => [one.code, { ...one, memberships: byPerson.get(one.code) ?? [] }] as const),
  );
};
