import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type MemberRole = 'SalonOwner' | 'Employee';

export type Membership = {
  readonly salonCode: string;
  readonly role: MemberRole;
  readonly groups: string[];
};

/** The memberships of one person. The oldest comes first: it is the active salon until another is chosen. */
export const membershipsOf = async (tx: AcrossTx | PersonTx, person: string): Promise<Membership[]> => {
  const rows = await db(tx)
    .selectFrom('auth.memberships')
    .select(['salon_code as salonCode', 'role', 'groups'])
    .where('person_code', '=', person)
    .orderBy('created_at')
    .orderBy('salon_code')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as MemberRole }));
};

/** Locks the members of a salon, so that two Administrators who demote each other run one after the other. */
export const lockMembers = async (tx: AcrossTx, salonCode: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${salonCode}, 7201431))`.execute(db(tx));
  return db(tx)
    .selectFrom('auth.memberships as m')
    .innerJoin('auth.people as p', 'p.person_code', 'm.person_code')
    .select(['m.person_code as person', 'm.groups', 'p.active'])
    .where('m.salon_code', '=', salonCode)
    .execute();
};

export const updateGroups = async (
  tx: AcrossTx,
  salonCode: string,
  person: string,
  groups: string[],
): Promise<void> => {
  await db(tx)
    .updateTable('auth.memberships')
    .set({ groups, version: sql<number>`version + 1` })
    .where('salon_code', '=', salonCode)
    .where('person_code', '=', person)
    .execute();
};

/** Lets the members of a salon only read, or change things again. An older event than the last one changes nothing. */
export const setSuspended = async (
  tx: AcrossTx,
  salonCode: string,
  suspended: boolean,
  at: string,
): Promise<void> => {
  await db(tx)
    .updateTable('auth.memberships')
    .set({ suspended, suspension_changed_at: at })
    .where('salon_code', '=', salonCode)
    .where((where) =>
      where.or([
        where('suspension_changed_at', 'is', null),
        where('suspension_changed_at', '<', new Date(at)),
      ]),
    )
    .execute();
};

type NewMembership = {
  readonly salonCode: string;
  readonly person: string;
  readonly role: string;
  readonly groups: string[];
  readonly now: number;
};

export const upsertMembership = async (
  tx: AcrossTx,
  { salonCode, person, role, groups, now }: NewMembership,
): Promise<void> => {
  await db(tx)
    .insertInto('auth.memberships')
    .values({
      salon_code: salonCode,
      person_code: person,
      role,
      groups,
      created_at: new Date(now),
      // Nobody joins a suspended salon with more than its members have.
      suspended: sql<boolean>`coalesce(
        (select bool_or(suspended) from auth.memberships where salon_code = ${salonCode}), false)`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['salon_code', 'person_code'])
        .doUpdateSet({ role, groups, version: sql<number>`memberships.version + 1` }),
    )
    .execute();
};

export const deleteMembership = async (tx: AcrossTx, salonCode: string, person: string): Promise<void> => {
  await db(tx)
    .deleteFrom('auth.memberships')
    .where('salon_code', '=', salonCode)
    .where('person_code', '=', person)
    .execute();
};

export const isMember = async (tx: AcrossTx, salonCode: string | null, person: string): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('auth.memberships')
    .select('person_code')
    .where('salon_code', '=', salonCode)
    .where('person_code', '=', person)
    .executeTakeFirst();
  return row !== undefined;
};
