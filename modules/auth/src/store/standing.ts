import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Row = {
  readonly active: boolean;
  readonly admin: boolean;
  readonly endedAt: Date | null;
  readonly idleUntil: Date;
  readonly endsAt: Date;
  /** Of the salon asked about; null for somebody who is no member. */
  readonly salonCode: string | null;
  readonly groups: string[] | null;
};

/**
 * A session, its person, and the membership in one salon: a named one, or the one the session works in,
 * which is the oldest until another was chosen.
 */
export const readStanding = async (
  tx: PersonTx | AcrossTx,
  person: string,
  session: string,
  salon: string | null,
): Promise<Row | null> => {
  const named = salon === null || salon === 'active' ? null : salon;
  const { rows } = await sql<Row>`
    select p.active, p.admin, s.ended_at as "endedAt", s.idle_until as "idleUntil", s.ends_at as "endsAt",
      m.salon_code as "salonCode", m.groups
    from auth.sessions s
    join auth.people p on p.person_code = s.person_code
    left join lateral (
      select m.salon_code, m.groups from auth.memberships m
      where m.person_code = s.person_code and (${salon}::text = 'active' or m.salon_code = ${named}::uuid)
      order by coalesce(m.salon_code = s.active_salon, false) desc, m.created_at, m.salon_code
      limit 1
    ) m on true
    where s.session_code = ${session} and s.person_code = ${person}`.execute(db(tx));
  return rows[0] ?? null;
};
