import { wallDate } from '@ayna/domain/wall-now';
import { withClient } from '../database/databases.ts';
import type { Step } from './step.ts';

// What the till would have recorded: which appointments were completed, how most of them were paid, and the sales of
// products. A hash of the appointment's code decides, so that the same appointments are paid in the same way.

const insertCompletions = `
  insert into finance.completions (salon_code, appointment_code, appointment_version, visit_code, customer_code, day, starts_at,
    service_code, service_name, minutes, price)
  select a.salon_code, a.code, 1, (document::json ->> 'visitCode')::uuid, customer_code, starts_at::date, starts_at, service_code,
    document::json -> 'serviceSnapshot' ->> 'name', (document::json -> 'serviceSnapshot' ->> 'duration')::int, price
  from appointment.appointments a where status = 'Completed'
  on conflict do nothing`;

/** Two of three are settled; one of ten of these has a discount, one of six a tip, a few of the last weeks a due. */
const planPayments = `
  create temp table till as
  select *, price - discount - due as paid from (
    select salon_code, code, appointment_code, performer_code, performer_name, performer_lastname, employee_code, employee_name,
      employee_lastname, date, created_at, amount as price, h, gen_random_uuid() as settlement,
      case when h % 10 = 0 then round(amount * 0.1, 2) else 0 end as discount,
      case when h % 25 = 7 and date > $1::date - 30 then round(amount * 0.4, 2) else 0 end as due,
      case when h % 6 = 1 then 50 + 25 * (h % 4) else 0 end as tip,
      (array['cash', 'card', 'card', 'cash', 'transfer'])[1 + h % 5] as kind
    from (select *, abs(hashtext(appointment_code::text)::bigint) as h from finance.transactions
      where appointment_code is not null and settlement_code is null and amount > 0) incomes
    where h % 3 <> 0) planned`;

const insertSettlements = `
  insert into finance.settlements (salon_code, code, at, by_code, by_name, by_lastname, entered, before)
  select salon_code, settlement, created_at, employee_code, employee_name, employee_lastname,
    jsonb_build_object('appointmentCodes', jsonb_build_array(appointment_code), 'sales', '[]'::jsonb,
      'payments', jsonb_build_array(jsonb_build_object('kind', kind, 'amount', paid + tip)),
      'tips', case when tip > 0 then jsonb_build_array(jsonb_build_object('appointmentCode', appointment_code, 'amount', tip))
        else '[]'::jsonb end,
      'due', case when due > 0 then jsonb_build_object('amount', due, 'on', date + 21) end,
      'discount', case when discount > 0 then jsonb_build_object('by', 'percent', 'value', 10, 'reason',
        (array['loyal', 'birthday', 'campaign'])[1 + h % 3], 'remark', '') end),
    jsonb_build_object('voided', '[]'::jsonb, 'rows', jsonb_build_array(jsonb_build_object('code', code, 'amount', price,
      'status', true, 'paidDate', date, 'listAmount', null, 'discount', 0, 'settlementCode', null, 'lines', '[]'::jsonb)))
  from till`;

const updateIncomes = `
  update finance.transactions t set settlement_code = settlement, list_amount = price, discount = till.discount, amount = paid
  from till where t.salon_code = till.salon_code and t.code = till.code`;

const insertExtras = `
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note, employee_code,
    employee_name, employee_lastname, performer_code, performer_name, performer_lastname, settlement_code, settled_appointment_code,
    created_at)
  select salon_code, gen_random_uuid(), 'Income', category, paid_on is not null, paid_on, title, extra, day, note, employee_code,
    employee_name, employee_lastname, performer_code, performer_name, performer_lastname, settlement, appointment_code, created_at
  from till, lateral (values
    ('Tip', date, 'Bahşiş', tip, date, 'Tahsilatta alındı.'),
    ('Appointment', null, 'Kalan borç', due, date + 21, 'Tahsilatta borç yazıldı.')) as e (category, paid_on, title, extra, day, note)
  where extra > 0`;

const insertPayments = `
  insert into finance.payments (salon_code, transaction_code, line, kind, amount, paid_on)
  select t.salon_code, t.code, 1, kind, amount, paid_date from finance.transactions t
  join till on till.salon_code = t.salon_code and till.settlement = t.settlement_code
  where t.status and t.amount > 0`;

const insertSales = `
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note, employee_code,
    employee_name, employee_lastname, product_code, quantity, created_at)
  select m.salon_code, m.code, 'Income', 'ProductSale', true, day, p.name, round(-m.quantity * unit_price, 2), day,
    'Ürün satışında otomatik oluşturuldu.', by_code, by_name, '', product_code, -m.quantity, m.at
  from inventory.moves m join inventory.products p on p.salon_code = m.salon_code and p.code = m.product_code,
    lateral (select (m.at at time zone 'Europe/Istanbul')::date as day) d
  where m.kind = 'Sale' and unit_price is not null
  on conflict do nothing`;

/** Runs after appointments and products. */
export const settlements: Step = {
  name: 'settlements',
  run: (url, { now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from finance.settlements limit 1');
      if (rowCount) return 'exists already';
      await client.query(insertCompletions);
      await client.query(planPayments, [wallDate(now, 'Europe/Istanbul')]);
      for (const text of [insertSettlements, updateIncomes, insertExtras, insertPayments, insertSales])
        await client.query(text);
      const { rows } = await client.query<{ count: number }>('select count(*)::int from till');
      return `${rows[0]?.count ?? 0} payments`;
    }),
};
