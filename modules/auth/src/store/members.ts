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

type TeamRow = {
  readonly userCode: string;
  readonly name: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly role: 'SalonOwner' | 'Employee';
  readonly groups: GroupName[];
  readonly active: boolean;
  readonly lastSeenAt: Date | null;
};

/** Owners first, then in the order of joining. */
export const listSalonTeam = async (tx: AcrossTx, salonCode: string): Promise<TeamRow[]> => {
  const { rows } = await sql<TeamRow>`
    select m.person_code as "userCode", p.name, p.lastname, p.phone, m.role, m.groups, p.active,
      (select max(s.seen_at) from auth.sessions s where s.person_code = m.person_code) as "lastSeenAt"
    from auth.memberships m join auth.people p on p.person_code = m.person_code
    where m.salon_code = ${salonCode}
    order by m.role = 'SalonOwner' desc, m.created_at, m.person_code
    limit 200`.execute(db(tx));
  return rows;
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
