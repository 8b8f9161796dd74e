import { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import { employee } from '@ayna/contracts/employee';
import { salonOpened } from '@ayna/contracts/salon.events';
import { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { newCode } from '@ayna/kernel/codes';
import { queueOf } from '@ayna/kernel/events/envelope';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TeamApp, teamApp } from './kit.ts';
import { week } from './texts.ts';

const { routes } = employee;

let app: TeamApp;
beforeAll(async () => {
  app = await teamApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Delivers an event through the queue; with the same `id` it is a redelivery. */
const deliver = (
  event: { name: string },
  data: object,
  about: { salonCode?: string; at?: string; id?: string },
) =>
  app.boss.insert(queueOf('employee', event.name), [
    {
      data: {
        id: newCode(),
        at: new Date().toISOString(),
        salonCode: null,
        ...about,
        name: event.name,
        data,
      },
    },
  ]);

const waitForHandlers = () =>
  eventually(
    async () => {
      const waiting = await app.rows(
        "select from pgboss.job where name like 'employee.%' and state in ('created', 'retry', 'active')",
      );
      expect(waiting).toEqual([]);
    },
    { within: 8_000 },
  );

describe('a salon that opens', () => {
  test('has its owner as an employee who uses a seat', async () => {
    const open = await app.openSalon();
    expect(open.self).toMatchObject({
      userCode: open.owner.code,
      userSnapshot: { name: 'Zehra', lastname: 'Kara' },
      position: 'Administrator',
      owner: true,
      account: 'joined',
      isActive: true,
      phone: open.owner.phone,
      workHours: [{ day: 'Tuesday', startTime: '09:00:00', endTime: '20:00:00' }],
      allServices: true,
    });
    expect(await app.used(open.salonCode)).toBe(1);
  });

  test('attack 16: delivered again adds nobody and spends nothing, and completes a partial run', async () => {
    const open = await app.openSalon();
    const [self] = await app.rows<{ code: string }>(
      'select code from employee.employees where salon_code = $1',
      [open.salonCode],
    );
    const owner = {
      code: open.owner.code,
      name: 'Zehra',
      lastname: 'Kara',
      phone: open.owner.phone,
      email: null,
      imageUrl: null,
    };
    const data = { code: open.salonCode, openingHours: [], owner };
    const about = { salonCode: open.salonCode, id: self?.code ?? '' };
    await deliver(salonOpened, data, about);
    await waitForHandlers();
    expect(await app.teamOf(open.salonCode, open.owner)).toHaveLength(1);
    expect(await app.used(open.salonCode)).toBe(1);
    // The state after a kill before the seat was spent.
    await app.rows('delete from subscription.quota_moves where salon_code = $1', [open.salonCode]);
    await app.rows('update subscription.quota_usage set used = 0 where salon_code = $1', [open.salonCode]);
    await deliver(salonOpened, data, about);
    await eventually(async () => expect(await app.used(open.salonCode)).toBe(1));
    expect(await app.teamOf(open.salonCode, open.owner)).toHaveLength(1);
  });
});

describe('a profile that changes', () => {
  test('changes the name of the employee in every salon', async () => {
    const [one, other] = [await app.openSalon(), await app.openSalon()];
    const joined = await app.hire(one);
    // An owner may have two salons.
    await app.rows('update employee.employees set user_code = $1 where salon_code = $2', [
      joined.code,
      other.salonCode,
    ]);
    await joined.call(auth.routes.profile, { body: { name: 'Nehir', lastname: 'Su' } });
    for (const open of [one, other])
      await eventually(async () => {
        const names = (await app.teamOf(open.salonCode, open.owner)).map(({ userSnapshot }) => userSnapshot);
        expect(names).toContainEqual({ name: 'Nehir', lastname: 'Su' });
      });
  });

  test('attack 17: an older event that arrives late changes nothing', async () => {
    const open = await app.openSalon();
    const joined = await app.hire(open);
    const profile = (name: string) => ({
      code: joined.code,
      name,
      lastname: 'Su',
      imageUrl: null,
      phone: joined.phone,
    });
    await deliver(profileChanged, profile('Yeni'), { at: new Date(Date.now() + 1_000).toISOString() });
    await waitForHandlers();
    await deliver(profileChanged, profile('Eski'), { at: new Date(Date.now() - 60_000).toISOString() });
    await waitForHandlers();
    const { userSnapshot } = await open.owner.call(routes.byCode, { params: { code: joined.employeeCode } });
    expect(userSnapshot.name).toBe('Yeni');
  });
});

test('a deleted service is removed from every employee', async () => {
  const open = await app.openSalon();
  const [cut, dye] = [await app.addService(open), await app.addService(open, 'Boya')];
  const both = await app.add(open, { allServices: false, serviceCodes: [cut.code, dye.code] });
  const one = await app.add(open, { allServices: false, serviceCodes: [dye.code] });
  await open.owner.call(service.routes.remove, { params: { code: cut.code } });
  await eventually(async () =>
    expect(await open.owner.call(routes.byCode, { params: { code: both.code } })).toMatchObject({
      serviceCodes: [dye.code],
      version: 2,
    }),
  );
  await eventually(() => expect(app.eventsOf(both.code).at(-1)).toMatchObject({ serviceCodes: [dye.code] }));
  expect(await open.owner.call(routes.byCode, { params: { code: one.code } })).toMatchObject({ version: 1 });
});

test('attack 17: a late deletion event of a restored service removes it from nobody', async () => {
  const open = await app.openSalon();
  const cut = await app.addService(open);
  await open.owner.call(service.routes.remove, { params: { code: cut.code } });
  await waitForHandlers();
  const { salonCode: _, ...back } = await open.owner.call(service.routes.restore, {
    params: { code: cut.code },
  });
  const { code } = await app.add(open, { allServices: false, serviceCodes: [cut.code] });
  await waitForHandlers();
  const deleted = { ...back, version: back.version - 1, gone: true };
  await deliver(serviceChanged, deleted, { salonCode: open.salonCode });
  await waitForHandlers();
  const { serviceCodes } = await open.owner.call(routes.byCode, { params: { code } });
  expect(serviceCodes).toEqual([cut.code]);
});

test('a service that is deleted while it is assigned to an employee is removed too', async () => {
  const open = await app.openSalon();
  const [cut, dye] = [await app.addService(open), await app.addService(open, 'Boya')];
  const { code } = await app.add(open, { allServices: false, serviceCodes: [dye.code] });
  await open.owner.call(service.routes.remove, { params: { code: cut.code } });
  await waitForHandlers();
  // The state after a call that read the service codes before the deletion and wrote after it.
  await app.rows('update employee.employees set service_codes = $1 where code = $2', [
    [cut.code, dye.code],
    code,
  ]);
  await open.owner.call(routes.setPosition, { params: { code }, body: { position: 'Barber' } });
  await eventually(async () =>
    expect(await open.owner.call(routes.byCode, { params: { code } })).toMatchObject({
      serviceCodes: [dye.code],
      version: 3,
    }),
  );
});

test('parallel changes emit the whole employee, each version once', async () => {
  const open = await app.openSalon();
  const { code } = await app.add(open);
  const leave = (hour: number) =>
    open.owner.call(routes.addLeave, {
      params: { code },
      body: {
        startDate: `2026-12-01T${hour}:00:00`,
        endDate: `2026-12-01T${hour + 1}:00:00`,
        kind: 'Other',
        note: '',
      },
    });
  await Promise.all([10, 11, 12, 13, 14, 15, 16].map(leave));
  await eventually(() => expect(app.eventsOf(code)).toHaveLength(8));
  const versions = app.eventsOf(code).toSorted((a, b) => a.version - b.version);
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(versions.map(({ leaves }) => leaves.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(versions.at(-1)).toMatchObject({ workHours: week, allServices: true, gone: false });
});

test('states of all salons are read page by page, including former employees', async () => {
  const open = await app.openSalon();
  const { code } = await app.add(open);
  await open.owner.call(routes.remove, { params: { code } });
  // Only a module in the call table may read them.
  const readAsNotification = (after?: string) =>
    app.ctxFor('notification').call(routes.states, { query: { after, limit: 2 } });
  await expect(readAsNotification()).rejects.toMatchObject({ code: 'not-found' });
  const readPage = (after?: string) =>
    app.ctxFor('observer').call(routes.states, { query: { after, limit: 2 } });
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const states = await readPage(after);
    seen.push(...states.map(({ salonCode, state }) => `${salonCode}/${state.code}/${state.gone}`));
    after = states.map(({ salonCode, state }) => `${salonCode}/${state.code}`).at(-1);
    if (states.length < 2) break;
  }
  expect(seen).toContain(`${open.salonCode}/${code}/true`);
  const [{ count } = { count: 0 }] = await app.rows<{ count: string }>(
    'select count(*) from employee.employees',
  );
  expect(new Set(seen).size).toBe(Number(count));
  expect(seen).toEqual(seen.toSorted());
});
