import { employee } from '@ayna/contracts/employee';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type TeamApp, type TestPerson, teamApp } from './kit.ts';
import { employeeForm, week } from './texts.ts';

const { routes } = employee;

let app: TeamApp;
let here: Awaited<ReturnType<TeamApp['openSalon']>>;
let there: Awaited<ReturnType<TeamApp['openSalon']>>;
beforeAll(async () => {
  app = await teamApp();
  here = await app.openSalon(50);
  there = await app.openSalon(50);
});
afterAll(() => app[Symbol.asyncDispose]());

const setGroups = (person: string, ...groups: string[]) =>
  app.rows('update auth.memberships set groups = $2 where person_code = $1', [person, groups]);

/** Adds an employee with these groups. */
const addColleague = async (...groups: string[]) => {
  const one = await app.hire(here);
  await setGroups(one.code, ...groups);
  // The host caches a session's rights for a second.
  await eventually(async () => {
    const [row] = await app.rows<{ groups: string[] }>(
      'select groups from auth.memberships where person_code = $1',
      [one.code],
    );
    expect(row?.groups).toEqual(groups);
  });
  return one;
};

const setPositionOfUnknown = (as: TestPerson) =>
  as.send(routes.setPosition, { params: { code: newCode() }, body: { position: 'Barber' } });
const addManager = async () => {
  const one = await addColleague('manage-employees');
  await eventually(async () => expect((await setPositionOfUnknown(one)).status).toBe(404));
  return one;
};

describe('attack 21: a foreign salon', () => {
  test.each([
    [
      'in the path',
      () => here.owner.send(routes.bySalon, { params: { salonCode: there.salonCode }, query: {} }),
    ],
    [
      'in the path of a count',
      () => here.owner.send(routes.countBySalon, { params: { code: there.salonCode } }),
    ],
    ['in the body', () => here.owner.send(routes.create, { body: employeeForm(there.salonCode) })],
    [
      'in the path of a leave',
      () =>
        here.owner.send(routes.deleteLeave, {
          params: { salonCode: there.salonCode, employeeCode: there.self.code, leaveCode: newCode() },
        }),
    ],
    [
      'beside a service',
      () =>
        here.owner.send(routes.setPerformers, {
          params: { serviceCode: newCode() },
          body: { salonCode: there.salonCode, employeeCodes: [] },
        }),
    ],
  ])('%s is not found', async (_, send) => {
    const response = await send();
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }]);
  });

  test.each([
    ['byCode', undefined],
    ['update', { name: 'Ali', lastname: 'Can', title: '', phone: null, email: null }],
    ['updateWorkHours', { workHours: week }],
    ['setPosition', { position: 'Barber' }],
    ['setActive', { isActive: false }],
    ['setServices', { allServices: true, serviceCodes: [] }],
    ['remove', undefined],
    ['restore', undefined],
    ['invite', undefined],
    ['revokeInvitation', undefined],
  ] as const)('does not find an employee of it for %s', async (name, body) => {
    const { code } = await app.add(there, { phone: '+905359990077' });
    const response = await here.owner.send(routes[name], { params: { code }, ...(body && { body }) });
    expect(response.status).toBe(404);
    expect(await there.owner.call(routes.byCode, { params: { code } })).toMatchObject({ version: 1 });
  });
});

describe('attack 22: a foreign code inside', () => {
  test('a service of another salon cannot be assigned', async () => {
    const foreign = await app.addService(there);
    const { code } = await app.add(here);
    const performed = { allServices: false, serviceCodes: [foreign.code] };
    await expect(app.add(here, performed)).rejects.toMatchObject(refusal('unknown-service'));
    const set = here.owner.call(routes.setServices, { params: { code }, body: performed });
    await expect(set).rejects.toMatchObject(refusal('unknown-service'));
    const named = here.owner.call(routes.setPerformers, {
      params: { serviceCode: foreign.code },
      body: { salonCode: here.salonCode, employeeCodes: [code] },
    });
    await expect(named).rejects.toMatchObject(refusal('unknown-service'));
  });

  test('an employee of another salon cannot be assigned', async () => {
    const own = await app.addService(here);
    const named = here.owner.call(routes.setPerformers, {
      params: { serviceCode: own.code },
      body: { salonCode: here.salonCode, employeeCodes: [there.self.code] },
    });
    await expect(named).rejects.toMatchObject(refusal('unknown-employee'));
  });

  test("a leave is not deleted with another employee's code", async () => {
    const [one, other] = [await app.add(here), await app.add(here)];
    const leave = await here.owner.call(routes.addLeave, {
      params: { code: one.code },
      body: { startDate: '2026-12-01T09:00', endDate: '2026-12-02T09:00', kind: 'Other', note: '' },
    });
    const params = { salonCode: here.salonCode, employeeCode: other.code, leaveCode: leave.code };
    await expect(here.owner.call(routes.deleteLeave, { params })).rejects.toMatchObject(refusal('not-found'));
    expect((await here.owner.call(routes.byCode, { params: { code: one.code } })).leaves).toHaveLength(1);
  });
});

describe('attack 24: rights', () => {
  test('nobody can remove or deactivate themselves', async () => {
    const manager = await addManager();
    const params = { code: manager.employeeCode };
    const off = manager.call(routes.setActive, { params, body: { isActive: false } });
    await expect(off).rejects.toMatchObject(refusal('own-rights', 403));
    await expect(manager.call(routes.remove, { params })).rejects.toMatchObject(refusal('own-rights', 403));
  });

  test('the owner can be neither removed nor deactivated', async () => {
    const manager = await addManager();
    const params = { code: here.self.code };
    for (const as of [manager, here.owner]) {
      const off = as.call(routes.setActive, { params, body: { isActive: false } });
      await expect(off).rejects.toMatchObject(refusal('owner-stays', 409));
      await expect(as.call(routes.remove, { params })).rejects.toMatchObject(refusal('owner-stays', 409));
    }
  });

  test('a new position changes no rights of a person who has joined', async () => {
    const manager = await addManager();
    const params = { code: manager.employeeCode };
    await manager.call(routes.setPosition, { params, body: { position: 'Accountant' } });
    expect(
      await app.rows('select groups from auth.memberships where person_code = $1', [manager.code]),
    ).toEqual([{ groups: ['manage-employees'] }]);
  });

  test('only an Administrator restores the rights of an Administrator', async () => {
    const manager = await addManager();
    const boss = await addColleague('Administrator');
    const params = { code: boss.employeeCode };
    await here.owner.call(routes.setActive, { params, body: { isActive: false } });
    const on = manager.call(routes.setActive, { params, body: { isActive: true } });
    await expect(on).rejects.toMatchObject(refusal('beyond-own-rights', 403));
    await here.owner.call(routes.setActive, { params, body: { isActive: true } });
    expect(await app.rows('select groups from auth.memberships where person_code = $1', [boss.code])).toEqual(
      [{ groups: ['Administrator'] }],
    );
  });

  test('only an Administrator deactivates or removes an Administrator', async () => {
    const manager = await addManager();
    const boss = await addColleague('Administrator');
    const params = { code: boss.employeeCode };
    const off = manager.call(routes.setActive, { params, body: { isActive: false } });
    await expect(off).rejects.toMatchObject(refusal('not-allowed', 403));
    await expect(manager.call(routes.remove, { params })).rejects.toMatchObject(refusal('not-allowed', 403));
    expect(await app.rows('select groups from auth.memberships where person_code = $1', [boss.code])).toEqual(
      [{ groups: ['Administrator'] }],
    );
  });

  test('nobody hires into rights that they lack, nor changes to them before the hired person joins', async () => {
    const manager = await addManager();
    const hire = (position: 'Accountant' | 'Barber') =>
      manager.call(routes.create, { body: { ...employeeForm(here.salonCode), position } });
    await expect(hire('Accountant')).rejects.toMatchObject(refusal('beyond-own-rights', 403));
    const { code } = await hire('Barber');
    const promote = (as: TestPerson) =>
      as.call(routes.setPosition, { params: { code }, body: { position: 'Receptionist' } });
    await expect(promote(manager)).rejects.toMatchObject(refusal('beyond-own-rights', 403));
    expect(await promote(here.owner)).toMatchObject({ position: 'Receptionist' });
  });

  test('without the right every change is refused', async () => {
    const one = await addColleague('update-appointment-status');
    const { code } = await app.add(here);
    const body = { isActive: false };
    expect((await one.send(routes.setActive, { params: { code }, body })).status).toBe(403);
    expect((await one.send(routes.create, { body: employeeForm(here.salonCode) })).status).toBe(403);
    expect((await one.send(routes.remove, { params: { code } })).status).toBe(403);
  });
});

describe('attack 26: a live token', () => {
  test.each([
    [
      'deactivated',
      (code: string) => here.owner.call(routes.setActive, { params: { code }, body: { isActive: false } }),
    ],
    ['removed', (code: string) => here.owner.call(routes.remove, { params: { code } })],
  ])('of an employee who was %s has no access within a second', async (_, revoke) => {
    const manager = await addManager();
    await revoke(manager.employeeCode);
    const params = { salonCode: here.salonCode };
    await eventually(
      async () => {
        expect((await manager.send(routes.bySalon, { params, query: {} })).status).toBe(404);
        expect((await manager.send(routes.create, { body: employeeForm(here.salonCode) })).status).toBe(404);
      },
      { within: 1_000 },
    );
    // The session itself stays valid; only the salon is closed to it.
    expect((await setPositionOfUnknown(manager)).status).toBe(404);
  });

  test('after many parallel activations and deactivations an inactive employee has no access', async () => {
    const one = await app.hire(here);
    const params = { code: one.employeeCode };
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        [false, true, false, true, false].map((isActive) =>
          here.owner.send(routes.setActive, { params, body: { isActive } }),
        ),
      );
      const { isActive } = await here.owner.call(routes.byCode, { params });
      const memberships = await app.rows('select from auth.memberships where person_code = $1', [one.code]);
      expect(isActive || memberships.length === 0).toBe(true);
      // An employee who is activated again gets access back.
      await here.owner.call(routes.setActive, { params, body: { isActive: true } });
      expect(await app.rows('select from auth.memberships where person_code = $1', [one.code])).toHaveLength(
        1,
      );
    }
  });
});

test('phones, e-mails and reasons of leaves are visible only with manage-employees', async () => {
  const one = await addColleague('Receptionist', 'manage-services');
  const other = await app.add(here, { phone: '+905351112233', email: 'gizli@ornek.com', invite: true });
  await here.owner.call(routes.addLeave, {
    params: { code: other.code },
    body: { startDate: '2026-12-01T09:00', endDate: '2026-12-02T09:00', kind: 'Sick', note: 'Grip oldu' },
  });
  const seen = [
    await app.teamOf(here.salonCode, one),
    await one.call(routes.byCode, { params: { code: other.code } }),
    await one.call(routes.setServices, {
      params: { code: other.code },
      body: { allServices: true, serviceCodes: [] },
    }),
  ];
  expect(JSON.stringify(seen)).not.toMatch(/5351112233|gizli@|Grip|Sick/);
  expect(await one.call(routes.byUserCode, { params: { code: one.code } })).toMatchObject({
    phone: one.phone,
  });
  expect(await here.owner.call(routes.byCode, { params: { code: other.code } })).toMatchObject({
    phone: '+905351112233',
    leaves: [{ kind: 'Sick', note: 'Grip oldu' }],
  });
});
