import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';

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

const asked = (membership: string): string => `
  select p.active, p.admin, s.ended_at as "endedAt", s.idle_until as "idleUntil", s.ends_at as "endsAt",
    m.salon_code as "salonCode", m.groups
  from auth.sessions s
  join auth.people p on p.person_code = s.person_code
  left join ${membership}
  where s.session_code = $1 and s.person_code = $2`;

// Two questions, because one for both would be planned anew every time, which costs five times its answer.
const inNamed = statement<Row>(
  asked('auth.memberships m on m.person_code = s.person_code and m.salon_code = $3::uuid'),
);
const inActive = statement<Row>(
  asked(`lateral (
    select m.salon_code, m.groups from auth.memberships m
    where m.person_code = s.person_code
    order by coalesce(m.salon_code = s.active_salon, false) desc, m.created_at, m.salon_code
    limit 1
  ) m on true`),
);

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
  const rows =
    salon === 'active' ? await inActive(tx, [session, person]) : await inNamed(tx, [session, person, salon]);
  return rows[0] ?? null;
};
