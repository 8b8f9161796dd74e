import { auth } from '@ayna/contracts/auth';
import { groupNames } from '@ayna/contracts/groups';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { listenLive } from '@ayna/kernel/testkit/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
const set = (userId: string, salonCode: string, groups: string[], as: Record<string, string>) =>
  app.send(routes.setGroups, { params: { userId }, body: { salonCode, groups } }, as);

const salonOf = async (...groups: string[][]) => {
  const salonCode = newCode();
  const people = [];
  for (const own of groups) {
    const one = await app.person();
    await app.grant(one.code, salonCode, ...own);
    people.push(one);
  }
  return { salonCode, people: people as [Member, Member, ...Member[]] };
};
type Member = Awaited<ReturnType<AuthApp['person']>>;

const groupsOf = async (one: Member) => (await app.call(routes.me, {}, one.as)).groups;

describe('PUT /api/user/group/{userId}', () => {
  test('sets the groups at once, with an audit row and a new version', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['view-reports']);
    const [boss, other] = people;
    expect(await groupsOf(other)).toEqual(['view-reports']);
    const groups = ['manage-finance', 'Receptionist', 'manage-finance'];
    expect((await set(other.code, salonCode, groups, boss.as)).status).toBe(200);
    expect(await groupsOf(other)).toEqual(['Receptionist', 'manage-finance']);
    const audit = await app.rows<{ details: string }>(
      "select actor, details from auth.audit where subject = $1 and action = 'groups-set'",
      [other.code],
    );
    expect(audit).toEqual([{ actor: boss.code, details: expect.any(String) as string }]);
    expect(JSON.parse(audit[0]?.details ?? '')).toEqual({
      from: ['view-reports'],
      to: ['Receptionist', 'manage-finance'],
      staff: false,
    });
    const [row] = await app.rows('select version from auth.memberships where person_code = $1', [other.code]);
    expect(row).toEqual({ version: '2' });
  });

  test('publishes a signal, so that the open browser of the person reads its rights again', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], []);
    const [boss, other] = people;
    const stream = await listenLive(app.url, salonCode, other.as['x-user-token'] ?? '');
    await eventually(() =>
      expect(stream.received).toContainEqual({ event: 'open', data: { quietMs: expect.any(Number) } }),
    );
    await set(other.code, salonCode, ['view-reports'], boss.as);
    const data = { module: 'auth', kind: 'membership', code: other.code, version: 0 };
    await eventually(() => expect(stream.received).toContainEqual({ event: 'change', data }));
    stream.stop();
  });

  test('attack 24: nobody changes their own rights, not even an Administrator', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['Administrator']);
    const response = await set(people[0].code, salonCode, ['Administrator', 'view-reports'], people[0].as);
    expect([response.status, await codeOf(response)]).toEqual([403, 'own-rights']);
  });

  test('attack 24: nobody sets groups in another salon, nor without being Administrator', async () => {
    const [mine, theirs] = [
      await salonOf(['Administrator'], ['manage-employees']),
      await salonOf(['Administrator'], []),
    ];
    const [boss, helper] = mine.people;
    expect((await set(theirs.people[1].code, theirs.salonCode, ['Administrator'], boss.as)).status).toBe(404);
    expect((await set(theirs.people[1].code, mine.salonCode, ['Administrator'], boss.as)).status).toBe(404);
    expect((await set(boss.code, mine.salonCode, [], helper.as)).status).toBe(403);
    expect((await set(helper.code, mine.salonCode, [], {})).status).toBe(401);
    expect((await set(helper.code, mine.salonCode, ['Admin'], boss.as)).status).toBe(422);
  });

  test('Admin helps a salon whose owner is locked out, and the audit records it as staff', async () => {
    const { salonCode, people } = await salonOf(['view-reports'], []);
    const staff = await app.admin();
    expect((await set(people[0].code, salonCode, ['Administrator'], staff.as)).status).toBe(200);
    expect(await groupsOf(people[0])).toEqual(['Administrator']);
    const [row] = await app.rows<{ details: string }>(
      "select details from auth.audit where about_salon = $1 and action = 'groups-set'",
      [salonCode],
    );
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ staff: true });
  });

  test('the last Administrator stays, also against Admin and other modules', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['view-reports']);
    const [boss, other] = people;
    const staff = await app.admin();
    const demoted = await set(boss.code, salonCode, [], staff.as);
    expect([demoted.status, await codeOf(demoted)]).toEqual([409, 'last-administrator']);
    const withdraw = (person: string) =>
      app.ctxFor('employee').call(routes.withdrawMembership, {
        body: { person, salonCode, mayEndAdministrator: true },
      });
    await expect(withdraw(boss.code)).rejects.toMatchObject({ code: 'last-administrator' });
    await expect(app.grant(boss.code, salonCode, 'Receptionist')).rejects.toMatchObject({
      code: 'last-administrator',
    });
    expect(await withdraw(other.code)).toEqual({ groups: ['view-reports'] });
    expect(await withdraw(other.code)).toEqual({ groups: null });
    expect(await app.call(routes.me, {}, other.as)).toMatchObject({ salonCode: null, groups: [] });
  });

  test('attack 24: two Administrators who demote each other at once: one remains, ten times of ten', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { salonCode, people } = await salonOf(['Administrator'], ['Administrator']);
      const [a, b] = people;
      const statuses = (
        await Promise.all([set(b.code, salonCode, [], a.as), set(a.code, salonCode, [], b.as)])
      ).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const remaining = await app.rows(
        "select 1 from auth.memberships where salon_code = $1 and 'Administrator' = any(groups)",
        [salonCode],
      );
      expect(remaining).toHaveLength(1);
    }
  });

  test('a withdrawn right is gone within a second', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['manage-employees']);
    const [boss, other] = people;
    const findByEmail = () => app.send(routes.byEmail, { query: { email: boss.email } }, other.as);
    expect((await findByEmail()).status).toBe(200);
    await set(other.code, salonCode, [], boss.as);
    const start = performance.now();
    while ((await findByEmail()).status !== 403) {
      if (performance.now() - start > 1_000)
        throw new Error('the withdrawn right still allowed byEmail after a second');
    }
  });
});

test('GET /api/user/group/all lists every group once with title and text, and the preset of each position', async () => {
  const one = await app.person();
  const { groups, presets } = await app.call(routes.groups, {}, one.as);
  expect(groups.map(({ name }) => name)).toEqual([...groupNames]);
  for (const { area, title, text } of groups) {
    expect(area.length * title.length * text.length).toBeGreaterThan(0);
    expect(text).toMatch(/\.$/);
  }
  expect(presets.find(({ position }) => position === 'Accountant')).toEqual({
    position: 'Accountant',
    groups: ['manage-finance', 'view-reports'],
  });
  expect(presets.map(({ position }) => position)).toEqual([
    'Administrator',
    'Employee',
    'Customer',
    'Receptionist',
    'Accountant',
    'Inventory Manager',
    'Service Manager',
    'Barber',
    'hairdresser',
  ]);
});

describe('routes between modules', () => {
  test.each([
    ['sessionStatus', { body: { person: newCode(), session: newCode(), salon: null } }],
    ['grantMembership', { body: { person: newCode(), salonCode: newCode(), groups: [], role: 'Employee' } }],
    ['withdrawMembership', { body: { person: newCode(), salonCode: newCode(), mayEndAdministrator: true } }],
    ['person', { params: { code: newCode() } }],
  ] as const)('attack 24: %s is not found from outside', async (name, input) => {
    const staff = await app.admin();
    expect((await app.send(routes[name], input, staff.as)).status).toBe(404);
  });

  test('a module that is not in the call table may not call', async () => {
    const body = { person: newCode(), salonCode: newCode(), mayEndAdministrator: true };
    await expect(app.ctxFor('content').call(routes.withdrawMembership, { body })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('grant refuses an unknown person', async () => {
    await expect(app.grant(newCode(), newCode())).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('POST /api/user/membership', () => {
  test('a repeated grant writes nothing more', async () => {
    const one = await app.person();
    const salonCode = newCode();
    for (let time = 0; time < 3; time += 1) await app.own(one.code, salonCode, 'Administrator');
    const audit = await app.rows('select 1 from auth.audit where subject = $1', [one.code]);
    expect(audit).toHaveLength(1);
  });

  test('the owner of the salon stays its owner', async () => {
    const one = await app.person();
    const salonCode = newCode();
    await app.own(one.code, salonCode, 'Administrator');
    await app.grant(one.code, salonCode, 'Administrator', 'Receptionist');
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ role: 'SalonOwner' });
  });

  test('an employee belongs to one salon, an owner may have several', async () => {
    const [employee, owner] = [await app.person(), await app.person()];
    await app.grant(employee.code, newCode(), 'view-reports');
    await expect(app.grant(employee.code, newCode())).rejects.toMatchObject({ code: 'employed-already' });
    expect((await app.call(routes.me, {}, employee.as)).salons).toHaveLength(1);
    await app.own(employee.code, newCode(), 'Administrator');
    for (let salon = 0; salon < 3; salon += 1) await app.own(owner.code, newCode(), 'Administrator');
    expect((await app.call(routes.me, {}, owner.as)).salons).toHaveLength(3);
  });

  test('of ten salons that employ the same person at once, one succeeds', async () => {
    const one = await app.person();
    const grants = await Promise.allSettled(Array.from({ length: 10 }, () => app.grant(one.code, newCode())));
    expect(grants.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await app.call(routes.me, {}, one.as)).salons).toHaveLength(1);
  });
});

test('GET /internal/auth/person/{code} shows a person and the salons of the person', async () => {
  const [one, salonCode] = [await app.person(), newCode()];
  const show = (code: string) => app.ctxFor('salon').call(routes.person, { params: { code } });
  const person = {
    code: one.code,
    name: 'Işıl',
    lastname: 'Kara',
    phone: one.phone,
    email: one.email,
    imageUrl: null,
  };
  expect(await show(one.code)).toEqual({ ...person, salons: [] });
  await app.own(one.code, salonCode, 'Administrator');
  expect(await show(one.code)).toEqual({ ...person, salons: [{ salonCode, role: 'SalonOwner' }] });
  await expect(show(newCode())).rejects.toMatchObject({ code: 'not-found' });
});

describe('GET /api/user/group/by-salon/{salonCode}', () => {
  const members = (salonCode: string, as: Record<string, string>) =>
    app.call(routes.members, { params: { salonCode } }, as);

  test('shows every member of the salon, and who changed the groups last', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['view-reports']);
    const [boss, other] = people;
    const unchanged = { changedAt: null, changedBy: null };
    expect(await members(salonCode, boss.as)).toEqual([
      { userCode: boss.code, groups: ['Administrator'], ...unchanged },
      { userCode: other.code, groups: ['view-reports'], ...unchanged },
    ]);
    await set(other.code, salonCode, ['manage-finance'], boss.as);
    expect((await members(salonCode, boss.as))[1]).toEqual({
      userCode: other.code,
      groups: ['manage-finance'],
      changedAt: expect.stringMatching(/Z$/) as string,
      changedBy: 'Işıl Kara',
    });
  });

  test('a change from before a person left and came back is not shown', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], []);
    const [boss, other] = people;
    await set(other.code, salonCode, ['view-reports'], boss.as);
    await app.ctxFor('employee').call(routes.withdrawMembership, {
      body: { person: other.code, salonCode, mayEndAdministrator: true },
    });
    app.clock.ahead += 1_000;
    await app.grant(other.code, salonCode, 'manage-finance');
    expect((await members(salonCode, boss.as))[1]).toMatchObject({
      groups: ['manage-finance'],
      changedAt: null,
    });
  });

  test('attack 21: is only for managers of employees in that salon', async () => {
    const [mine, theirs] = [await salonOf(['Administrator'], ['manage-employees'], []), await salonOf([])];
    const statusOf = async (salonCode: string, as: Record<string, string>) =>
      (await app.send(routes.members, { params: { salonCode } }, as)).status;
    const statuses = [];
    for (const { as } of mine.people) statuses.push(await statusOf(mine.salonCode, as));
    expect(statuses).toEqual([200, 200, 403]);
    expect(await statusOf(theirs.salonCode, mine.people[0].as)).toBe(404);
  });
});

test('the role of the module cannot change audit rows or consents', async () => {
  await salonOf(['Administrator']);
  const changes = [
    'update auth.audit set action = $$x$$',
    'delete from auth.audit',
    'truncate auth.audit',
    'update auth.consents set given = true',
  ];
  for (const text of changes) {
    await expect(
      app.database.asAdmin(async (client) => {
        await client.query('set role ayna_auth_across');
        await client.query(text);
      }),
      text,
    ).rejects.toThrow(/kept as they were written|permission denied/);
  }
});
