import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';
import { demoTeam, type Member } from './teams.ts';

const readMembers = async (client: Client): Promise<Map<string, Member[]>> => {
  const { rows } = await client.query<Member>(
    `select m.salon_code as salon, m.person_code as code, m.role, m.groups, p.name, p.lastname, p.phone, p.email
     from auth.memberships m join auth.people p on p.person_code = m.person_code
     order by m.salon_code, m.role desc, m.created_at`,
  );
  return Map.groupBy(rows, ({ salon }) => salon);
};

const readServices = async (client: Client): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ salon: string; codes: string[] }>(
    'select salon_code as salon, array_agg(code order by code) as codes from service.services group by 1',
  );
  return new Map(rows.map(({ salon, codes }) => [salon, codes]));
};

const readSeats = async (client: Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ salon: string; seats: number }>(
    'select salon_code as salon, employees as seats from subscription.subscriptions',
  );
  return new Map(rows.map(({ salon, seats }) => [salon, seats]));
};

const tables = ['employees', 'leaves', 'recurring_leaves', 'invitations', 'seats'] as const;

/** Writes the quota rows that the subscription module writes when a seat is used. */
const countSeatQuota = `
  with moves as (
    insert into subscription.quota_moves (salon_code, kind, key, period, amount, spent_at)
    select salon_code, 'employees', key, 'always', 1, now() - interval '30 days' from employee.seats
    returning salon_code
  )
  insert into subscription.quota_usage (salon_code, kind, period, used)
  select salon_code, 'employees', 'always', count(*) from moves group by 1`;

const CHUNK_SALONS = 500;

/** Runs after accounts, subscriptions and services: it reads members, seats and service codes. */
export const employees: Step = {
  name: 'employees',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from employee.employees limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(6_022);
      const [members, services, seats] = [
        await readMembers(client),
        await readServices(client),
        await readSeats(client),
      ];
      let count = 0;
      for (let from = 0; from < salons.length; from += CHUNK_SALONS) {
        const teams = salons.slice(from, from + CHUNK_SALONS).map((salon) =>
          demoTeam(salon, members.get(salon.code) ?? [], services.get(salon.code) ?? [], {
            random,
            now,
            seats: seats.get(salon.code) ?? 1,
          }),
        );
        for (const table of tables)
          await client.query(
            `insert into employee.${table} select * from jsonb_populate_recordset(null::employee.${table}, $1)`,
            [JSON.stringify(teams.flatMap((team): object[] => team[table]))],
          );
        count += teams.reduce((sum, { employees: team }) => sum + team.length, 0);
      }
      await client.query(countSeatQuota);
      return String(count);
    }),
};
