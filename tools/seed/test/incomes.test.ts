import { modules } from '@ayna/api/modules';
import { freshDatabase, redisUrl } from '@ayna/kernel/testkit/database';
import { expect, test } from 'vitest';
import { planSalons } from '../plan.ts';
import { steps } from '../steps.ts';

/** Photos need an object store, and nothing here does. */
const withoutPhotos = steps.filter(({ name }) => name !== 'photos');

test('demo incomes carry the account of who completed the appointment, as live ones do', async () => {
  const database = await freshDatabase(modules);
  try {
    const plan = planSalons({ salons: 2, months: 1, now: Date.now() });
    for (const { run } of withoutPhotos) await run(database.url, plan, { REDIS_URL: redisUrl });
    const { rows } = await database.asAdmin((client) =>
      client.query(`
        select count(*)::int as incomes,
          count(*) filter (where m.person_code is not null)::int as "withAccount",
          count(*) filter (where t.employee_name = p.name and t.employee_lastname = p.lastname)::int as "withName",
          count(*) filter (where e.code = t.performer_code)::int as performed,
          count(*) filter (where e.user_code is not null and e.user_code <> t.employee_code)::int as "byAnother"
        from finance.transactions t
        left join auth.people p on p.person_code = t.employee_code
        left join auth.memberships m on m.salon_code = t.salon_code and m.person_code = t.employee_code
        left join employee.employees e on e.salon_code = t.salon_code and e.code = t.performer_code
        where t.appointment_code is not null`),
    );
    const { incomes } = rows[0] as { incomes: number };
    expect(incomes).toBeGreaterThan(100);
    // Who has an account completes their own appointments, the owner those of the others.
    expect(rows).toEqual([
      { incomes, withAccount: incomes, withName: incomes, performed: incomes, byAnother: 0 },
    ]);
  } finally {
    await database.drop();
  }
});
