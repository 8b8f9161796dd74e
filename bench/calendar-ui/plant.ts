import { newCode } from '@ayna/kernel/codes';
import { withClient } from '../../tools/database/databases.ts';
import { EMPLOYEES, type Plan } from './plan.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

type Known = { readonly document: string } & Readonly<Record<string, unknown>>;

type Person = { readonly code: string; readonly name: string; readonly lastname: string };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const workHours = days.map((day) => ({ day, startTime: '09:00:00', endTime: '21:00:00' }));

/** Twelve who work every day; those that the demo has not are made like the last one. */
const teamOf = async (client: Client, salon: string): Promise<readonly Person[]> => {
  await client.query('delete from employee.leaves where salon_code = $1', [salon]);
  await client.query('delete from employee.recurring_leaves where salon_code = $1', [salon]);
  await client.query(
    `insert into employee.employees
     select (jsonb_populate_record(null::employee.employees, to_jsonb(e) || jsonb_build_object('code', gen_random_uuid(),
       'user_code', null, 'owner', false, 'lastname', e.lastname || ' ' || n))).*
     from (select * from employee.employees where salon_code = $1 and left_at is null and is_active order by code desc limit 1) e,
       generate_series(1, $2::int - (select count(*)::int from employee.employees
         where salon_code = $1 and left_at is null and is_active)) n`,
    [salon, EMPLOYEES],
  );
  await client.query('update employee.employees set work_hours = $2 where salon_code = $1', [
    salon,
    JSON.stringify(workHours),
  ]);
  const { rows } = await client.query<Person>(
    'select code, name, lastname from employee.employees where salon_code = $1 and left_at is null and is_active',
    [salon],
  );
  return rows;
};

const two = (value: number): string => String(value).padStart(2, '0');

const momentOf = (day: string, minute: number): string =>
  `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

const OPENING = 9 * 60;
const STEP = 30;

/** Like one that the demo has, at another time and with somebody else. */
const placedLike = (known: Known, person: Person, start: string, end: string) => {
  const own = [
    ['code', newCode()],
    ['employeeCode', person.code],
    ['status', 'Approved'],
    ['appointmentStartDate', start],
    ['appointmentEndDate', end],
  ] as const;
  const document = own.reduce(
    (text, [name, value]) => text.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"${value}"`),
    known.document,
  );
  const placed = { employee_code: person.code, starts_at: start, ends_at: end, status: 'Approved' };
  return { ...known, ...placed, code: own[0][1], visit_code: newCode(), document };
};

/** So many in a day, dealt out to everybody in turn, one after the other. */
const dayOf = (day: string, many: number, team: readonly Person[], known: readonly Known[]): object[] =>
  Array.from({ length: many }, (_, index) => {
    const person = team[index % team.length];
    const like = known[(index * 7 + Number(day.slice(8))) % known.length];
    if (!person || !like) throw new Error('there is nobody to work, or nothing to do');
    const start = OPENING + Math.floor(index / team.length) * STEP;
    return placedLike(
      like,
      person,
      momentOf(day, start),
      momentOf(day, start + (index % 3 === 0 ? 15 : STEP)),
    );
  });

/** The first demo salon with a month as it is planned, and nothing else in its calendar. */
export const plantMonth = (databaseUrl: string, ownerPhone: string, plan: Plan): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ salon: string }>(
      'select salon_code as salon from auth.memberships join auth.people using (person_code) where phone = $1',
      [ownerPhone],
    );
    const salon = rows[0]?.salon ?? '';
    const team = await teamOf(client, salon);
    const { rows: known } = await client.query<{ row: Known }>(
      `select to_jsonb(a) as row from appointment.appointments a
       where salon_code = $1 and customer_code is not null order by code limit 400`,
      [salon],
    );
    await client.query('delete from appointment.appointments where salon_code = $1', [salon]);
    const planted = plan.days.flatMap(({ day, many }) =>
      dayOf(
        day,
        many,
        team,
        known.map(({ row }) => row),
      ),
    );
    await client.query(
      `insert into appointment.appointments
       select * from jsonb_populate_recordset(null::appointment.appointments, $1::jsonb)`,
      [JSON.stringify(planted)],
    );
    await client.query(
      'update appointment.calendar_versions set version = version + 1 where salon_code = $1',
      [salon],
    );
  });
