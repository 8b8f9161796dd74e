import type { GroupName } from '@ayna/contracts/groups';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

type MemberRow = {
  readonly userCode: string;
  readonly groups: GroupName[];
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
};

/** The members of a salon in the order of joining, with the last change of their rights from the audit. */
export const listSalonMembers = async (tx: AcrossTx, salon: SalonKey): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select m.person_code as "userCode", m.groups, a.at as "changedAt", p.name || ' ' || p.lastname as "changedBy"
    from auth.memberships m
    left join lateral (
      select at, actor from auth.audit
      where subject = m.person_code and about_salon = m.salon_code and action = 'groups-set'
        and at >= m.created_at
      order by code desc limit 1
    ) a on true
    left join auth.people p on p.person_code = a.actor
    where m.salon_code = ${salon}
    order by m.created_at, m.person_code`.execute(db(tx));
  return rows;
};
