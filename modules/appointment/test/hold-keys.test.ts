import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('a hold that is sent twice with one Idempotency-Key is one hold; with another time the key is refused', async () => {
  const salon = await app.openSalon(1);
  const services = [{ serviceCode: salon.service.code, employeeCode: null }];
  const body = { salonCode: salon.code, services, startDate: `${monday}T10:00:00` };
  const headers = { 'idempotency-key': newCode() };
  const hold = (more: object = {}) => app.as(null).send(routes.hold, { body: { ...body, ...more } }, headers);

  const first = await (await hold()).json();
  expect(first).toMatchObject({ holdCode: expect.any(String) as string });
  expect(await (await hold()).json()).toEqual(first);
  const other = await hold({ startDate: `${monday}T12:00:00` });
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'key-reused' }]);
  const rows = await app.database.asAdmin(async (client) => {
    const held = "select from appointment.occupancy where salon_code = $1 and source = 'hold'";
    return (await client.query(held, [salon.code])).rowCount;
  });
  expect(rows).toBe(1);
});
