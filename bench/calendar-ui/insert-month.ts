import { momentAt } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { withClient } from '../../tools/database/databases.ts';
import { EMPLOYEES, type MonthPlan } from './month-plan.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

type AppointmentTemplate = {
  readonly document: string;
  readonly document_with_phone: string | null;
} & Readonly<Record<string, unknown>>;

type Person = { readonly code: string; readonly name: string; readonly lastname: string };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const workHours = days.map((day) => ({ day, startTime: '09:00:00', endTime: '21:00:00' }));

/** Prepares twelve employees who work every day; missing ones are copies of the last. */
const prepareTeam = async (client: Client, salon: string): Promise<readonly Person[]> => {
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

const OPENING = 9 * 60;
const STEP = 30;

/** Copies a demo appointment to another time and employee. */
const appointmentFrom = (template: AppointmentTemplate, person: Person, start: string, end: string) => {
  const own = [
    ['code', newCode()],
    ['employeeCode', person.code],
    ['status', 'Approved'],
    ['appointmentStartDate', start],
    ['appointmentEndDate', end],
  ] as const;
  const withOwnValues = (document: string): string =>
    own.reduce(
      (text, [name, value]) => text.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"${value}"`),
      document,
    );
  const columns = { employee_code: person.code, starts_at: start, ends_at: end, status: 'Approved' };
  return {
    ...template,
    ...columns,
    code: own[0][1],
    visit_code: newCode(),
    document: withOwnValues(template.document),
    document_with_phone: template.document_with_phone && withOwnValues(template.document_with_phone),
  };
};

/** Appointments of a day, assigned to the employees in turn, one after the other. */
const appointmentsOfDay = (
  day: string,
  count: number,
  team: readonly Person[],
  templates: readonly AppointmentTemplate[],
): object[] =>
  Array.from({ length: count }, (_, index) => {
    const person = team[index % team.length];
    const template = templates[(index * 7 + Number(day.slice(8))) % templates.length];
    if (!person || !template) throw new Error('appointmentsOfDay: no employee or no template');
    const start = OPENING + Math.floor(index / team.length) * STEP;
    return appointmentFrom(
      template,
      person,
      momentAt(day, start),
      momentAt(day, start + (index % 3 === 0 ? 15 : STEP)),
    );
  });

/** Replaces the appointments of the first demo salon by the planned month. */
export const insertMonth = (databaseUrl: string, ownerPhone: string, plan: MonthPlan): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ salon: string }>(
      'select salon_code as salon from auth.memberships join auth.people using (person_code) where phone = $1',
      [ownerPhone],
    );
    const salon = rows[0]?.salon ?? '';
    const team = await prepareTeam(client, salon);
    const { rows: templates } = await client.query<{ row: AppointmentTemplate }>(
      `select to_jsonb(a) as row from appointment.appointments a
       where salon_code = $1 and customer_code is not null order by code limit 400`,
      [salon],
    );
    await client.query('delete from appointment.appointments where salon_code = $1', [salon]);
    const appointments = plan.days.flatMap(({ day, appointments: count }) =>
      appointmentsOfDay(
        day,
        count,
        team,
        templates.map(({ row }) => row),
      ),
    );
    await client.query(
      `insert into appointment.appointments
       select * from jsonb_populate_recordset(null::appointment.appointments, $1::jsonb)`,
      [JSON.stringify(appointments)],
    );
    await client.query(
      'update appointment.calendar_versions set version = version + 1 where salon_code = $1',
      [salon],
    );
  });
