import { modules } from '@ayna/api/modules';
import { freshDatabase, redisUrl, type TestDatabase } from '@ayna/kernel/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSalons } from '../plan.ts';
import { steps } from '../steps.ts';

/** Photos need an object store, and nothing here does. */
const withoutPhotos = steps.filter(({ name }) => name !== 'photos');

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase(modules);
  const plan = planSalons({ salons: 2, months: 3, now: Date.now() });
  for (const { run } of withoutPhotos) await run(database.url, plan, { REDIS_URL: redisUrl });
}, 60_000);
afterAll(() => database.drop());

const read = (text: string) =>
  database.asAdmin(async (client) => (await client.query(text)).rows as object[]);

test('demo incomes carry the account of who completed the appointment, as live ones do', async () => {
  const rows = await read(`
      select count(*)::int as incomes,
        count(*) filter (where m.person_code is not null)::int as "withAccount",
        count(*) filter (where t.employee_name = p.name and t.employee_lastname = p.lastname)::int as "withName",
        count(*) filter (where e.code = t.performer_code)::int as performed,
        count(*) filter (where e.user_code is not null and e.user_code <> t.employee_code)::int as "byAnother"
      from finance.transactions t
      left join auth.people p on p.person_code = t.employee_code
      left join auth.memberships m on m.salon_code = t.salon_code and m.person_code = t.employee_code
      left join employee.employees e on e.salon_code = t.salon_code and e.code = t.performer_code
      where t.appointment_code is not null`);
  const { incomes } = rows[0] as { incomes: number };
  expect(incomes).toBeGreaterThan(100);
  // Who has an account completes their own appointments, the owner those of the others.
  expect(rows).toEqual([
    { incomes, withAccount: incomes, withName: incomes, performed: incomes, byAnother: 0 },
  ]);
});

test('demo visits are paid in all kinds, with tips, discounts and some dues, and every lira has its place', async () => {
  const [kinds, rows, unequal] = [
    await read('select kind from finance.payments group by kind order by kind'),
    await read(`select count(*) filter (where category = 'Tip') > 0 as tips, count(*) filter (where discount > 0) > 0 as discounts,
      count(*) filter (where not status and settled_appointment_code is not null) > 0 as dues,
      count(*) filter (where category = 'ProductSale') > 0 as sales from finance.transactions`),
    await read(`select from finance.transactions t
      left join finance.transactions d on d.salon_code = t.salon_code and d.settled_appointment_code = t.appointment_code
        and d.category = 'Appointment'
      left join finance.payments p on p.salon_code = t.salon_code and p.transaction_code = t.code
      join finance.completions c on c.salon_code = t.salon_code and c.appointment_code = t.appointment_code
      where t.settlement_code is not null
        and (t.amount + t.discount + coalesce(d.amount, 0) <> c.price or p.amount <> t.amount)`),
  ];
  expect(kinds).toEqual([{ kind: 'card' }, { kind: 'cash' }, { kind: 'transfer' }]);
  expect(rows).toEqual([{ tips: true, discounts: true, dues: true, sales: true }]);
  expect(unequal).toEqual([]);
});

test('the kept figures of the demo salons are those of their rows', async () => {
  for (const [schema, rows] of [
    ['appointment', 'appointments'],
    ['finance', 'transactions'],
  ]) {
    const counted = `select figures.* from (select distinct salon_code from ${schema}.${rows}) as salons
      cross join lateral ${schema}.count_figures(salons.salon_code, '-infinity') as figures`;
    const kept = `select * from ${schema}.day_figures`;
    expect(await read(`select count(*) > 100 as many from (${kept}) as kept`)).toEqual([{ many: true }]);
    expect(await read(`${counted} except ${kept}`), schema).toEqual([]);
  }
  const customers = `select days.* from (select distinct salon_code from appointment.appointments) as salons
    cross join lateral appointment.count_customer_days(salons.salon_code, '-infinity') as days`;
  expect(await read(`${customers} except select * from appointment.customer_days`)).toEqual([]);
});

test('in the salon with the ladder a customer has to wait for approval, and one has to call', async () => {
  expect(
    await read(`
      select p.name, count(*)::int as missed from appointment.appointments a
      join salon.salons s on s.salon_code = a.salon_code and s.no_show_ladder
      join auth.people p on p.person_code = a.person_code
      join customer.cards c on c.salon_code = a.salon_code and c.code = a.customer_code and c.user_code = p.person_code
      where a.status = 'NoShow' and c.no_shows = (
        select count(*) from appointment.appointments where customer_code = c.code and status = 'NoShow')
      group by p.name order by missed`),
  ).toEqual([
    { name: 'Pınar', missed: 2 },
    { name: 'Ümit', missed: 3 },
  ]);
});

test('demo reviews are of completed visits, with an average, one report and one open link', async () => {
  expect(
    await read(`
      select count(*)::int >= 10 as many, bool_and(a.status = 'Completed') as completed,
        bool_and(r.created_at <= now() and r.created_at > v.ends_at at time zone 'Europe/Istanbul') as "afterVisit",
        count(*) filter (where answer is not null)::int > 1 as answered
      from content.reviews r join content.visits v using (salon_code, appointment_code)
      join appointment.appointments a on a.salon_code = r.salon_code and a.code = r.appointment_code
      group by r.salon_code`),
  ).toEqual(
    Array.from({ length: 2 }, () => ({ many: true, completed: true, afterVisit: true, answered: true })),
  );
  expect(await read('select from content.reviews where reported_at is not null')).toHaveLength(1);
  expect(
    await read(`select from content.visits v where token_hash is not null and ends_at > now() - interval '30 days'
      and not exists (select from content.reviews r where r.appointment_code = v.appointment_code)`),
  ).toHaveLength(1);
});

test('the demo customer has visits to come and past ones in two salons', async () => {
  const rows = await read(`
    select count(*) filter (where starts_at > now() at time zone 'Europe/Istanbul')::int > 0 as ahead,
      count(*) filter (where status = 'Completed')::int > 1 as past,
      bool_and(document::json ->> 'source' = 'online') as online
    from appointment.appointments a join auth.people p on p.person_code = a.person_code
    where p.phone = '+905550000006' group by a.salon_code`);
  expect(rows).toEqual([
    { ahead: true, past: true, online: true },
    { ahead: true, past: true, online: true },
  ]);
});

test('demo products have six months of moves that add up, and some are low', async () => {
  expect(
    await read(`
      select count(*)::int as products, count(*) filter (where stock <= critical_level)::int as low,
        bool_and(stock = (select sum(quantity) from inventory.moves m where m.product_code = p.code)) as "addsUp",
        bool_and(move_count = (select count(*) from inventory.moves m where m.product_code = p.code)) as counted,
        bool_and((select min(stock_after) from inventory.moves m where m.product_code = p.code) >= 0) as "neverNegative",
        bool_and((select min(at) from inventory.moves m where m.product_code = p.code) < now() - interval '180 days') as old
      from inventory.products p group by salon_code`),
  ).toEqual(
    [1, 2].map(() => ({ products: 12, low: 4, addsUp: true, counted: true, neverNegative: true, old: true })),
  );
});

test('demo products have recipes of services of their own salon, and a count that found something missing', async () => {
  expect(
    await read(`
      select count(*)::int > 5 as many, bool_and(s.code is not null) as own,
        (select count(*)::int from inventory.moves m
         where m.salon_code = r.salon_code and kind = 'Count' and quantity < 0 and note <> '') as missing
      from inventory.recipes r left join service.services s on s.salon_code = r.salon_code and s.code = r.service_code
      group by r.salon_code`),
  ).toEqual([1, 2].map(() => ({ many: true, own: true, missing: 12 })));
});

test('the demo books have rent and wages of every month, advances, and a month that still proposes', async () => {
  expect(
    await read(`
      select count(*) filter (where category = 'Rent')::int >= 3 as rents,
        count(*) filter (where salary_kind = 'salary')::int >= 3 as wages,
        count(*) filter (where salary_kind = 'advance')::int >= 2 as advances,
        bool_and(category <> 'Salary' or employee_code is not null) as named,
        bool_and(date <= current_date) as past
      from finance.transactions where type = 'Expense' group by salon_code`),
  ).toEqual(
    Array.from({ length: 2 }, () => ({ rents: true, wages: true, advances: true, named: true, past: true })),
  );
});

test('demo tills are counted over three weeks, twice with a small difference, and nothing in them is late', async () => {
  const ends = await read(`
    select salon_code, count(*)::int > 10 as many, count(*) filter (where reason is not null)::int as differing,
      sum(counted_cash + counted_card + counted_transfer - books_cash - books_card - books_transfer)::float8 as difference
    from finance.day_ends group by salon_code`);
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) expect(end).toMatchObject({ many: true, differing: 2, difference: 40 });
  expect(await read('select from finance.transactions where after_close')).toEqual([]);
});

test('every demo employee has commission rules', async () => {
  expect(
    await read(`select e.code from finance.employee_copies e where not gone and not exists (
      select from finance.commission_rules r where r.salon_code = e.salon_code and r.employee_code = e.code)`),
  ).toEqual([]);
});
