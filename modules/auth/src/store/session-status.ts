import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';

type SessionStatusRow = {
  readonly active: boolean;
  readonly admin: boolean;
  readonly endedAt: Date | null;
  readonly idleUntil: Date;
  readonly endsAt: Date;
  readonly customerOnly: boolean;
  readonly secondFactorSince: Date | null;
  readonly secondFactorAt: Date | null;
  /** Null when the person is not a member of the requested salon. */
  readonly salonCode: string | null;
  readonly groups: string[] | null;
  readonly suspended: boolean | null;
};

const statusQuery = (membership: string): string => `
  select p.active, p.admin, s.ended_at as "endedAt", s.idle_until as "idleUntil", s.ends_at as "endsAt",
    s.customer_only as "customerOnly", p.second_factor_since as "secondFactorSince", s.second_factor_at as "secondFactorAt",
    m.salon_code as "salonCode", m.groups, m.suspended
  from auth.sessions s
  join auth.people p on p.person_code = s.person_code
  left join ${membership}
  where s.session_code = $1 and s.person_code = $2`;

// Two statements: PostgreSQL would plan a combined one on every execution, which takes five times as long as the query.
const readForNamedSalon = statement<SessionStatusRow>(
  statusQuery('auth.memberships m on m.person_code = s.person_code and m.salon_code = $3::uuid'),
);
const readForActiveSalon = statement<SessionStatusRow>(
  statusQuery(`lateral (
    select m.salon_code, m.groups, m.suspended from auth.memberships m
    where m.person_code = s.person_code
    order by coalesce(m.salon_code = s.active_salon, false) desc, m.created_at, m.salon_code
    limit 1
  ) m on true`),
);

/**
 * A session, its person, and the membership in one salon: a named one, or with 'active' the salon of the
 * session, which is the oldest membership until another is chosen.
 */
export const readSessionStatus = async (
  tx: PersonTx | AcrossTx,
  person: string,
  session: string,
  salon: string | null,
): Promise<SessionStatusRow | null> => {
  const rows =
    salon === 'active'
      ? await readForActiveSalon(tx, [session, person])
      : await readForNamedSalon(tx, [session, person, salon]);
  return rows[0] ?? null;
};
