import { auth } from '@ayna/contracts/auth';
import { groupNames } from '@ayna/contracts/groups';
import { newCode } from '@ayna/kernel/codes';
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
  for (const held of groups) {
    const one = await app.person();
    await app.grant(one.code, salonCode, ...held);
    people.push(one);
  }
  return { salonCode, people: people as [Member, Member, ...Member[]] };
};
type Member = Awaited<ReturnType<AuthApp['person']>>;

const groupsOf = async (one: Member) => (await app.call(routes.me, {}, one.as)).groups;

describe('PUT /api/user/group/{userId}', () => {
  test('sets the groups at once, written down and told', async () => {
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

  test('attack 24: nobody changes their own, an Administrator neither', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['Administrator']);
    const response = await set(people[0].code, salonCode, ['Administrator', 'view-reports'], people[0].as);
    expect([response.status, await codeOf(response)]).toEqual([403, 'own-rights']);
  });

  test('attack 24: nobody grants in another salon, nor without being Administrator', async () => {
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

  test('Admin helps a salon whose owner is locked out, and it is written down as such', async () => {
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

  test('the last Administrator stays, also against Admin and siblings', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['view-reports']);
    const [boss, other] = people;
    const staff = await app.admin();
    const lowered = await set(boss.code, salonCode, [], staff.as);
    expect([lowered.status, await codeOf(lowered)]).toEqual([409, 'last-administrator']);
    const withdraw = (person: string) =>
      app.ctxFor('employee').call(routes.withdraw, { body: { person, salonCode } });
    await expect(withdraw(boss.code)).rejects.toMatchObject({ code: 'last-administrator' });
    await expect(app.grant(boss.code, salonCode, 'Receptionist')).rejects.toMatchObject({
      code: 'last-administrator',
    });
    await withdraw(other.code);
    await withdraw(other.code);
    expect(await app.call(routes.me, {}, other.as)).toMatchObject({ salonCode: null, groups: [] });
  });

  test('attack 24: two Administrators who lower each other at once: one is left, ten times of ten', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { salonCode, people } = await salonOf(['Administrator'], ['Administrator']);
      const [a, b] = people;
      const statuses = (
        await Promise.all([set(b.code, salonCode, [], a.as), set(a.code, salonCode, [], b.as)])
      ).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const left = await app.rows(
        "select 1 from auth.memberships where salon_code = $1 and 'Administrator' = any(groups)",
        [salonCode],
      );
      expect(left).toHaveLength(1);
    }
  });

  test('a right that was taken is gone within a second', async () => {
    const { salonCode, people } = await salonOf(['Administrator'], ['manage-employees']);
    const [boss, other] = people;
    const look = () => app.send(routes.byEmail, { query: { email: boss.email } }, other.as);
    expect((await look()).status).toBe(200);
    await set(other.code, salonCode, [], boss.as);
    const begun = performance.now();
    while ((await look()).status !== 403) {
      if (performance.now() - begun > 1_000) throw new Error('still allowed after a second');
    }
  });
});

test('GET /api/user/group/all says every group once with title and sentence, and a preset of each position', async () => {
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
    ['standing', { body: { person: newCode(), session: newCode(), salon: null } }],
    ['grant', { body: { person: newCode(), salonCode: newCode(), groups: [], role: 'Employee' } }],
    ['withdraw', { body: { person: newCode(), salonCode: newCode() } }],
  ] as const)('attack 24: %s does not exist for anybody outside', async (name, input) => {
    const staff = await app.admin();
    expect((await app.send(routes[name], input, staff.as)).status).toBe(404);
  });

  test('a module that the table does not name may not ask', async () => {
    const body = { person: newCode(), salonCode: newCode() };
    await expect(app.ctxFor('content').call(routes.withdraw, { body })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('grant knows no person that is none', async () => {
    await expect(app.grant(newCode(), newCode())).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('what is written in the audit, and what was agreed to, stays as it is, for the role of the module', async () => {
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
