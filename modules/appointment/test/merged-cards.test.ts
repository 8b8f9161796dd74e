import { contract } from '@ayna/contracts/core/contract';
import { customerMerged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, routesOf } from '@ayna/kernel/module';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, routes } from './kit.ts';

/** Says what the module of that name says. */
const customer = defineModule({
  name: 'customer',
  home: `${import.meta.dirname}/others`,
  routes: routesOf(contract('customer', {}), {}),
});

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ modules: [appointmentModule, customer] });
});
afterAll(() => app[Symbol.asyncDispose]());

const tell = async (salonCode: string, from: string, code: string) => {
  const { db } = app.ctxFor('customer');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
  await db.forSalon(key, (tx) => tx.emit(customerMerged, { code, version: 2, from }));
};

test('appointments go with the card that became part of another, once, and keep the rest', async () => {
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const { appointments } = await desk.call(routes.bookByDesk, {
    body: app.form(salon, '10:00', { name: 'Aylâ', note: 'Kâkül' }),
  });
  const [booked] = appointments;
  const [from, into] = [newCode(), newCode()];
  await app.database.asAdmin((client) =>
    client.query(
      `update appointment.appointments set customer_code = $2::uuid,
         document = replace(document, '"customerCode":null', '"customerCode":"' || $2::uuid || '"') where code = $1`,
      [booked?.code, from],
    ),
  );
  const ofCard = (code: string) => desk.call(routes.byCustomer, { params: { code } });
  expect(await ofCard(from)).toHaveLength(1);

  await tell(salon.code, from, into);
  await eventually(async () => expect(await ofCard(into)).toHaveLength(1));
  const [moved] = await ofCard(into);
  expect(moved).toEqual({ ...booked, customerCode: into, version: 2 });
  expect(await ofCard(from)).toEqual([]);

  // Heard again it changes nothing more; what comes after it is heard by then.
  await tell(salon.code, from, into);
  const other = newCode();
  await tell(salon.code, into, other);
  await eventually(async () => expect(await ofCard(other)).toMatchObject([{ version: 3 }]));
});
