import { newCode } from '@ayna/kernel/codes';
import { instantOf } from '@ayna/kernel/instant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ env: { LIMITS: 'off' } });
});
afterAll(() => app[Symbol.asyncDispose]());

test('attack 59: a hold that is sent twice with one Idempotency-Key is one hold; with another time the key is refused', async () => {
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

type Salon = Awaited<ReturnType<AppointmentApp['openSalon']>>;

const holdAt = ({ code, service }: Salon, time: string, more: object = {}) =>
  app.as(null).send(
    routes.hold,
    {
      body: {
        salonCode: code,
        services: [{ serviceCode: service.code, employeeCode: null }],
        startDate: `${monday}T${time}:00`,
        ...more,
      },
    },
    { 'x-browser': newCode() },
  );

describe('attacks on the holds of guests', () => {
  test('attack 6: of twenty browsers at once for any of four employees four hold the time, each another one', async () => {
    const salon = await app.openSalon(4);
    const responses = await Promise.all(Array.from({ length: 20 }, () => holdAt(salon, '11:00')));
    const bodies = (await Promise.all(responses.map((one) => one.json()))) as {
      code?: string;
      details?: { nearest: string[] };
      slot?: { employeeCodes: string[] };
    }[];
    const employees = bodies.flatMap(({ slot }) => slot?.employeeCodes ?? []);
    expect(employees.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(salon.team.map(({ code }) => code));
    const refused = bodies.filter(({ slot }) => !slot);
    expect(refused).toHaveLength(16);
    for (const { code, details } of refused) {
      expect(code).toBe('slot-taken');
      expect(details?.nearest).toHaveLength(3);
      expect(details?.nearest).not.toContain(`${monday}T11:00:00`);
    }
  });

  test.each(['08:00', '12:07', '19:45', '23:00'])(
    'attack 8: %s is not offered, so it is not held',
    async (time) => {
      const salon = await app.openSalon(1);
      expect((await holdAt(salon, time)).status).toBe(409);
    },
  );

  test('attack 9: length, employees and end of a hold are the server’s, whatever a client sends', async () => {
    const salon = await app.openSalon(1);
    const forged = {
      endDate: `${monday}T20:00:00`,
      duration: 600,
      expiresAt: '2030-01-01T00:00:00.000Z',
      slot: { startDate: `${monday}T09:00:00`, endDate: `${monday}T20:00:00`, employeeCodes: [newCode()] },
      holdCode: newCode(),
    };
    const response = await holdAt(salon, '10:00', forged);
    expect(await response.json()).toMatchObject({
      expiresAt: instantOf(app.clock.now + 5 * 60_000),
      slot: { endDate: `${monday}T10:30:00`, employeeCodes: [salon.team[0]?.code] },
    });
    expect((await holdAt(salon, '10:30')).status).toBe(200);
  });
});
