import { catalogModule } from '@ayna/catalog';
import { contentModule } from '@ayna/content';
import { content } from '@ayna/contracts/content';
import { employee } from '@ayna/contracts/employee';
import { file } from '@ayna/contracts/file';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { employeeModule } from '@ayna/employee';
import { fileModule } from '@ayna/file';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { countStatements } from '@ayna/kernel/testkit/statements';
import { salonModule } from '@ayna/salon';
import { serviceModule } from '@ayna/service';
import { startS3 } from '@ayna/stand-ins/s3';
import { expect, test } from 'vitest';

const path = 'nehir';

/** A published salon with a design, a framing site and somebody who does all services. */
const rows = [
  `insert into salon.paths values ($1, '${path}', now())`,
  `insert into salon.salons (salon_code, status, owner_code, owner_place, zone, type, name, path, phone, province,
     province_name, district, address, opening_hours, holidays, online_booking, approval, cancel_minutes, lead_minutes,
     ahead_days, slot_step, remind_day_before, remind_two_hours, waiting_list, any_employee, folded, created_at, changed_at)
   values ($1, 'Published', $1, 1, 'Europe/Istanbul', 'HairSalon', 'Nehir', '${path}', '+902161112233', 34, 'x', 'x', 'x',
     '[]', 'closed', true, 'auto', 180, 60, 60, 15, true, true, false, true, 'nehir', now(), now())`,
  `insert into salon.embeddings values ($1, '{https://nehir.example}', now(), $1)`,
  `insert into employee.employees (salon_code, code, user_code, name, lastname, position, title, work_hours, all_services,
     service_codes) values ($1, $1, $1, 'x', 'y', 'hairdresser', '', null, true, '{}')`,
];

test('a cold salon page costs each module at most three statements', async () => {
  await using opened = new AsyncDisposableStack();
  const s3 = opened.adopt(await startS3(), (it) => it.close());
  const app = opened.use(
    await testApp({
      modules: [catalogModule, contentModule, employeeModule, fileModule, salonModule, serviceModule],
      moduleCalls,
      env: { LIMITS: 'off', ...s3.env },
    }),
  );
  const salonCode = newCode();
  await app.database.asAdmin(async (client) => {
    for (const row of rows) await client.query(row, [salonCode]);
  });
  const visitor = app.as(null);
  const params = { salonCode };
  const counts = await countStatements(async () => {
    const shown = await visitor.call(salon.routes.page, { params: { path } });
    expect(shown.embedOrigins).toEqual(['https://nehir.example']);
    expect(await visitor.call(employee.routes.ofPage, { params })).toHaveLength(1);
    await visitor.call(service.routes.ofPage, { params });
    await visitor.call(file.routes.photosOfPage, { params });
    await visitor.call(content.routes.ofPage, { params });
  });
  expect(Object.keys(counts).toSorted()).toEqual(['content', 'employee', 'file', 'salon', 'service']);
  expect(counts).toMatchObject({ salon: 2 });
  for (const count of Object.values(counts)) expect(count).toBeLessThanOrEqual(3);
});
