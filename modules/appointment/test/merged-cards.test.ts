import { contract } from '@ayna/contracts/core/contract';
import { customerMerged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, routesOf } from '@ayna/kernel/module';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, routes } from './kit.ts';

/** Stands in for the customer module: emits its events. */
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

const emitMerged = async (salonCode: string, from: string, code: string) => {
  const { db } = app.ctxFor('customer');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
  await db.forSalon(key, async (tx) => tx.emit(customerMerged, { code, version: 2, from }));
};

test('appointments of a merged card move to its target once and keep everything else', async () => {
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
  const listOfCard = (code: string) => desk.call(routes.byCustomer, { params: { code } });
  expect(await listOfCard(from)).toHaveLength(1);

  await emitMerged(salon.code, from, into);
  await eventually(async () => expect(await listOfCard(into)).toHaveLength(1));
  const [moved] = await listOfCard(into);
  expect(moved).toEqual({ ...booked, customerCode: into, version: 2 });
  expect(await listOfCard(from)).toEqual([]);

  // A repeated event changes nothing: after the next event the version is 3.
  await emitMerged(salon.code, from, into);
  const other = newCode();
  await emitMerged(salon.code, into, other);
  await eventually(async () => expect(await listOfCard(other)).toMatchObject([{ version: 3 }]));
});
