import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { withClient } from '../database/databases.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const HOUR_MS = 3_600_000;

type DemoEntry = {
  readonly hoursAgo: number;
  readonly from: number;
  readonly to: number;
  readonly parts: readonly string[];
  readonly isWithEmployee: boolean;
};

/** Days from today on. */
const demoEntries: readonly DemoEntry[] = [
  { hoursAgo: 73, from: 1, to: 3, parts: ['evening'], isWithEmployee: false },
  { hoursAgo: 49, from: 0, to: 6, parts: [], isWithEmployee: true },
  { hoursAgo: 20, from: 2, to: 2, parts: ['morning', 'afternoon'], isWithEmployee: true },
  { hoursAgo: 3, from: 4, to: 17, parts: ['afternoon'], isWithEmployee: false },
];

/** Cards, services and employees of the salon, one after the other. */
const insertEntry = `
  insert into appointment.waiting_list (salon_code, code, person_code, customer_code, name, lastname, phone, services,
    first_day, last_day, parts, created_at)
  select $1, $2, coalesce(c.user_code, c.code), c.code, c.name, c.lastname, c.phone,
    jsonb_build_array(jsonb_build_object(
      'serviceCode', s.code, 'service', s.state ->> 'name',
      'employeeCode', case when $8 then e.code end,
      'employee', case when $8
        then concat_ws(' ', e.state -> 'userSnapshot' ->> 'name', e.state -> 'userSnapshot' ->> 'lastname') end)),
    $3, $4, $5, $6
  from (select * from customer.cards where salon_code = $1 and phone is not null order by code offset $7 limit 1) c
  cross join (select * from appointment.service_copies where salon_code = $1 and (state ->> 'online')::boolean
    order by code offset $7 limit 1) s
  cross join lateral (select * from appointment.employee_copies where salon_code = $1 and (state ->> 'isActive')::boolean
    and ((state ->> 'allServices')::boolean or state -> 'serviceCodes' ? s.code::text) order by code limit 1) e`;

/** Who waits in the first salon, the one with a waiting list. Runs after appointments, which brings the cards. */
export const waitingList: Step = {
  name: 'waiting list',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from appointment.waiting_list limit 1');
      if (rowCount) return 'exists already';
      const [salon] = salons;
      if (!salon) return '0';
      const random = randomFrom(7_219);
      const today = wallDate(now, 'Europe/Istanbul');
      let count = 0;
      for (const [index, { hoursAgo, from, to, parts, isWithEmployee }] of demoEntries.entries()) {
        const createdAt = now - hoursAgo * HOUR_MS;
        const days = [addDays(today, from), addDays(today, to)];
        const place = [salon.code, random.code(createdAt), ...days, parts, new Date(createdAt)];
        const inserted = await client.query(insertEntry, [...place, index * 3, isWithEmployee]);
        count += inserted.rowCount ?? 0;
      }
      return String(count);
    }),
};
