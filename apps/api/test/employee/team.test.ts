import { employee } from '@ayna/contracts/employee';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, type TeamApp, teamApp } from './kit.ts';
import { employeeForm, week } from './texts.ts';

const { routes } = employee;

let app: TeamApp;
let open: Awaited<ReturnType<TeamApp['openSalon']>>;
beforeAll(async () => {
  app = await teamApp();
  open = await app.openSalon(50);
});
afterAll(() => app[Symbol.asyncDispose]());

const call = <R extends Parameters<typeof open.owner.call>[0]>(
  ...args: Parameters<typeof open.owner.call<R>>
) => open.owner.call<R>(...args);

test('GET /api/Employee/by-salon/{salonCode}', async () => {
  const fresh = await app.openSalon();
  for (const name of ['Şule', 'Çiğdem', 'Cem', 'Işıl', 'İpek']) await app.add(fresh, { name });
  const team = await app.teamOf(fresh.salonCode, fresh.owner);
  expect(team.map(({ userSnapshot }) => userSnapshot.name)).toEqual([
    'Zehra',
    'Cem',
    'Çiğdem',
    'Işıl',
    'İpek',
    'Şule',
  ]);
  const gone = team.at(-1);
  await fresh.owner.call(routes.remove, { params: { code: gone?.code ?? '' } });
  expect(await app.teamOf(fresh.salonCode, fresh.owner)).toHaveLength(5);
  expect(await app.teamOf(fresh.salonCode, fresh.owner, 'true')).toMatchObject([
    { code: gone?.code, leftAt: expect.any(String) as string },
  ]);
});

test('GET /api/Employee/public/{salonCode} shows everybody whom they can book, without phone and e-mail', async () => {
  const fresh = await app.openSalon();
  const [cut, color] = [await app.addService(fresh), await app.addService(fresh, 'Boya')];
  const mert = await app.add(fresh, { name: 'Mert', title: 'Usta', phone: '+905359990012' });
  await fresh.owner.call(routes.setServices, {
    params: { code: mert.code },
    body: { allServices: false, serviceCodes: [color.code] },
  });
  const desk = await app.add(fresh, { name: 'Banu' });
  await fresh.owner.call(routes.setServices, {
    params: { code: desk.code },
    body: { allServices: false, serviceCodes: [] },
  });
  const { salonCode } = fresh;
  const shown = await app.visitor.call(routes.ofPage, { params: { salonCode } });
  expect(shown).toEqual([
    {
      code: fresh.self.code,
      name: 'Zehra',
      lastname: 'Kara',
      title: fresh.self.title,
      position: fresh.self.position,
      imageUrl: null,
      serviceCodes: [cut.code, color.code],
    },
    {
      code: mert.code,
      name: 'Mert',
      lastname: mert.userSnapshot.lastname,
      title: 'Usta',
      position: mert.position,
      imageUrl: null,
      serviceCodes: [color.code],
    },
  ]);
});

test('GET /api/Employee/count-by-salon/{code}', async () => {
  const fresh = await app.openSalon();
  await app.add(fresh);
  expect(await fresh.owner.call(routes.countBySalon, { params: { code: fresh.salonCode } })).toEqual({
    count: 2,
  });
});

test('POST /api/Employee', async () => {
  const body = employeeForm(open.salonCode, { title: 'Renk ustası', phone: '0535 999 00 11' });
  const added = await call(routes.create, { body });
  expect(added).toEqual({
    code: expect.any(String) as string,
    salonCode: open.salonCode,
    version: 1,
    userCode: null,
    userSnapshot: { name: 'Mert', lastname: 'Işık' },
    imageUrl: null,
    position: 'hairdresser',
    title: 'Renk ustası',
    isActive: true,
    owner: false,
    workHours: week,
    leaves: [],
    recurringLeaves: [],
    allServices: true,
    serviceCodes: [],
    phone: '+905359990011',
    email: null,
    account: 'none',
    invitation: null,
    leftAt: null,
  });
  await eventually(() => expect(app.eventsOf(added.code)).toMatchObject([{ version: 1, gone: false }]));
});

test('POST /api/Employee without hours: they are null, and not an empty list', async () => {
  const { workHours: _, ...body } = employeeForm(open.salonCode);
  const added = await call(routes.create, { body: body as never });
  expect(added.workHours).toBeNull();
  await eventually(() => expect(app.eventsOf(added.code)).toMatchObject([{ workHours: null }]));
  const emptied = await call(routes.updateWorkHours, {
    params: { code: added.code },
    body: { workHours: [] },
  });
  expect(emptied.workHours).toEqual([]);
  await eventually(() => expect(app.eventsOf(added.code).at(-1)).toMatchObject({ workHours: [] }));
});

test('GET /api/Employee/{code}', async () => {
  const added = await app.add(open);
  expect(await call(routes.byCode, { params: { code: added.code } })).toEqual(added);
  await expect(call(routes.byCode, { params: { code: newCode() } })).rejects.toMatchObject(
    refusal('not-found', 404),
  );
});

test('GET /api/Employee/by-user-code/{code}', async () => {
  const own = await call(routes.byUserCode, { params: { code: open.owner.code } });
  expect(own).toMatchObject({ code: open.self.code, owner: true, account: 'joined' });
  const nobody = call(routes.byUserCode, { params: { code: newCode() } });
  await expect(nobody).rejects.toMatchObject(refusal('not-found', 404));
});

test('PATCH /api/Employee/{code}', async () => {
  const { code } = await app.add(open);
  const body = {
    name: 'Murat',
    lastname: 'Can',
    title: 'Usta',
    phone: '+905359990012',
    email: 'm@ornek.com',
  };
  const { name, lastname, ...about } = body;
  expect(await call(routes.update, { params: { code }, body })).toMatchObject({
    ...about,
    userSnapshot: { name, lastname },
    version: 2,
  });
  await eventually(() => expect(app.eventsOf(code).at(-1)).toMatchObject({ version: 2, title: 'Usta' }));
});

test('PATCH /api/Employee/{code}: the name of an employee with an account comes from the account', async () => {
  const joined = await app.hire(open);
  const body = { name: 'Başka', lastname: 'Biri', title: 'Usta', phone: null, email: null };
  const changed = await call(routes.update, { params: { code: joined.employeeCode }, body });
  expect(changed).toMatchObject({
    userSnapshot: { name: 'Mert', lastname: 'Kara' },
    title: 'Usta',
    phone: null,
  });
});

test('PATCH /api/Employee/update-workhours/{code}', async () => {
  const { code } = await app.add(open);
  // Until 4 a.m.; HH:mm is accepted too.
  const workHours = [{ day: 'Sunday' as const, startTime: '20:00', endTime: '04:00' }];
  const changed = await call(routes.updateWorkHours, { params: { code }, body: { workHours } });
  const stored = [{ day: 'Sunday', startTime: '20:00:00', endTime: '04:00:00' }];
  expect(changed).toMatchObject({ workHours: stored, version: 2 });
  await eventually(() => expect(app.eventsOf(code).at(-1)).toMatchObject({ workHours: stored }));
  const [sunday] = workHours;
  const twice = await open.owner.send(routes.updateWorkHours, {
    params: { code },
    body: { workHours: [sunday, sunday] },
  });
  expect(twice.status).toBe(422);
});

test('PATCH /api/Employee/position/{code}', async () => {
  const joined = await app.hire(open, { position: 'Receptionist' });
  const readGroups = () =>
    app.rows('select groups from auth.memberships where person_code = $1', [joined.code]);
  const before = await readGroups();
  const changed = await call(routes.setPosition, {
    params: { code: joined.employeeCode },
    body: { position: 'Accountant' },
  });
  expect(changed).toMatchObject({ position: 'Accountant' });
  expect(await readGroups()).toEqual(before);
});

test('PATCH /api/Employee/is-active/{code}', async () => {
  const joined = await app.hire(open, { position: 'Accountant' });
  const set = (isActive: boolean) =>
    call(routes.setActive, { params: { code: joined.employeeCode }, body: { isActive } });
  const readTeam = () => joined.send(routes.bySalon, { params: { salonCode: open.salonCode }, query: {} });
  expect((await readTeam()).status).toBe(200);
  expect(await set(false)).toMatchObject({ isActive: false });
  expect((await readTeam()).status).toBe(404);
  // An inactive employee still uses a seat.
  const used = await app.used(open.salonCode);
  expect(await set(true)).toMatchObject({ isActive: true });
  expect((await readTeam()).status).toBe(200);
  expect(await app.used(open.salonCode)).toBe(used);
  expect(await app.rows('select groups from auth.memberships where person_code = $1', [joined.code])).toEqual(
    [{ groups: ['manage-finance', 'view-reports'] }],
  );
});

test('PATCH /api/Employee/services/{code}', async () => {
  const { code } = await app.add(open);
  const cut = await app.addService(open);
  const set = (allServices: boolean, serviceCodes: string[]) =>
    call(routes.setServices, { params: { code }, body: { allServices, serviceCodes } });
  expect(await set(false, [cut.code, cut.code])).toMatchObject({
    allServices: false,
    serviceCodes: [cut.code],
  });
  expect(await set(true, [cut.code])).toMatchObject({ allServices: true, serviceCodes: [] });
  await expect(set(false, [newCode()])).rejects.toMatchObject(refusal('unknown-service', 409));
});

test('PUT /api/Employee/performers/{serviceCode}', async () => {
  const fresh = await app.openSalon();
  const [cut, dye] = [await app.addService(fresh), await app.addService(fresh, 'Boya')];
  const [one, other] = [
    await app.add(fresh, { name: 'Ada', allServices: false, serviceCodes: [dye.code] }),
    await app.add(fresh, { name: 'Bora' }),
  ];
  const set = (employeeCodes: string[]) =>
    fresh.owner.call(routes.setPerformers, {
      params: { serviceCode: cut.code },
      body: { salonCode: fresh.salonCode, employeeCodes },
    });
  const team = await set([fresh.self.code, one.code]);
  expect(team.map(({ allServices, serviceCodes }) => [allServices, serviceCodes])).toEqual([
    [true, []],
    [false, [dye.code, cut.code]],
    [false, [dye.code]],
  ]);
  expect(team[2]).toMatchObject({ code: other.code, version: 2 });
  // No event for an employee that does not change.
  expect(team[0]?.version).toBe(1);
  await expect(set([newCode()])).rejects.toMatchObject(refusal('unknown-employee', 409));
});

const leave = {
  startDate: '2026-12-24T10:30:00',
  endDate: '2026-12-26T00:00:00',
  kind: 'Annual' as const,
  note: 'Köye gidiyor',
};

test('POST /api/Employee/add-employee-leave/{code}', async () => {
  const { code } = await app.add(open);
  // Some clients send a trailing Z; it does not shift the time.
  const body = { ...leave, startDate: '2026-12-24T10:30:00.000Z' };
  const added = await call(routes.addLeave, { params: { code }, body });
  expect(added).toEqual({ code: expect.any(String) as string, ...leave });
  expect(await call(routes.byCode, { params: { code } })).toMatchObject({ leaves: [added], version: 2 });
  await eventually(() => expect(app.eventsOf(code).at(-1)).toMatchObject({ leaves: [added], version: 2 }));
});

test.each([
  ['ends before it starts', { startDate: '2026-12-24T10:00:00', endDate: '2026-12-24T10:00:00' }],
  ['has an impossible year', { startDate: '0000-01-01T00:00:00' }],
  ['has an impossible day', { startDate: '2026-02-30T00:00:00' }],
])('POST /api/Employee/add-employee-leave/{code}: one that %s is refused', async (_, wrong) => {
  const response = await open.owner.send(routes.addLeave, {
    params: { code: open.self.code },
    body: { ...leave, ...wrong },
  });
  expect(response.status).toBe(422);
});

const course = {
  days: ['Wednesday' as const],
  startTime: '22:00:00',
  endTime: '01:00:00',
  startDate: '2026-11-18',
  endDate: null,
  note: 'Kurs',
};

test('POST /api/Employee/add-recurring-leave/{code}', async () => {
  const { code } = await app.add(open);
  const added = await call(routes.addRecurringLeave, { params: { code }, body: course });
  expect(added).toEqual({ code: expect.any(String) as string, ...course });
  expect(await call(routes.byCode, { params: { code } })).toMatchObject({ recurringLeaves: [added] });
});

test('DELETE /api/Employee/delete-employee-leave/{a}/{b}/{c}', async () => {
  const { code } = await app.add(open);
  const added = await call(routes.addLeave, { params: { code }, body: leave });
  const params = { salonCode: open.salonCode, employeeCode: code, leaveCode: added.code };
  // A weekly leave with the same code is another object.
  await expect(call(routes.deleteRecurringLeave, { params })).rejects.toMatchObject(refusal('not-found'));
  expect(await call(routes.deleteLeave, { params })).toEqual({});
  expect(await call(routes.byCode, { params: { code } })).toMatchObject({ leaves: [], version: 3 });
  await expect(call(routes.deleteLeave, { params })).rejects.toMatchObject(refusal('not-found', 404));
});

test('DELETE /api/Employee/delete-recurring-leave/{a}/{b}/{c}', async () => {
  const { code } = await app.add(open);
  const added = await call(routes.addRecurringLeave, { params: { code }, body: course });
  const params = { salonCode: open.salonCode, employeeCode: code, leaveCode: added.code };
  expect(await call(routes.deleteRecurringLeave, { params })).toEqual({});
  expect(await call(routes.byCode, { params: { code } })).toMatchObject({ recurringLeaves: [] });
});

test('DELETE /api/Employee/{code}, and POST /api/Employee/restore/{code}', async () => {
  const joined = await app.hire(open, { position: 'Service Manager' });
  const params = { code: joined.employeeCode };
  const readTeam = () => joined.send(routes.bySalon, { params: { salonCode: open.salonCode }, query: {} });
  const used = await app.used(open.salonCode);
  expect(await call(routes.remove, { params })).toEqual({});
  expect(await app.used(open.salonCode)).toBe(used - 1);
  expect((await readTeam()).status).toBe(404);
  await eventually(() => expect(app.eventsOf(params.code).at(-1)).toMatchObject({ gone: true }));
  await expect(call(routes.remove, { params })).rejects.toMatchObject(refusal('not-found', 404));
  const refused = call(routes.setPosition, { params, body: { position: 'Barber' } });
  await expect(refused).rejects.toMatchObject(refusal('not-found'));

  expect(await call(routes.restore, { params })).toMatchObject({ leftAt: null, isActive: true });
  // Repeated, it changes nothing and spends nothing.
  await call(routes.restore, { params });
  expect(await app.used(open.salonCode)).toBe(used);
  expect((await readTeam()).status).toBe(200);
  expect(await app.rows('select groups from auth.memberships where person_code = $1', [joined.code])).toEqual(
    [{ groups: ['manage-services'] }],
  );
  await eventually(() => expect(app.eventsOf(params.code).at(-1)).toMatchObject({ gone: false }));
});
