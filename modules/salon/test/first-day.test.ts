import type { DataOf, SalonEvent } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { fileStored } from '@ayna/contracts/file.events';
import { salon } from '@ayna/contracts/salon';
import { serviceChanged } from '@ayna/contracts/service.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;
type Change = { readonly shared?: true; readonly closed?: boolean };

const read = (who: Person, salonCode: string) => who.call(routes.byCode, { params: { salonCode } });
const save = (who: Person, salonCode: string, body: Change) =>
  who.call(routes.saveFirstDay, { params: { salonCode }, body });

const service: DataOf<typeof serviceChanged> = {
  code: newCode(),
  version: 1,
  gone: false,
  name: 'Kesim',
  description: '',
  category: 'Cut',
  color: 1,
  duration: 30,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
};

const employee: DataOf<typeof employeeChanged> = {
  code: newCode(),
  version: 1,
  gone: false,
  userCode: null,
  userSnapshot: { name: 'Ece', lastname: 'Bal' },
  imageUrl: null,
  position: 'hairdresser',
  title: '',
  isActive: true,
  owner: false,
  workHours: null,
  leaves: [],
  recurringLeaves: [],
  allServices: true,
  serviceCodes: [],
};

const photo: DataOf<typeof fileStored> = {
  code: newCode(),
  version: 1,
  gone: false,
  purpose: 'content',
  imageUrl: '/dosya/vitrin.webp',
};

const emit = async <E extends SalonEvent>(
  module: string,
  salonCode: string,
  event: E,
  data: DataOf<E>,
): Promise<void> => {
  const { db } = app.ctxFor(module);
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
  await db.forSalon(key, async (tx) => tx.emit(event, data));
};

describe('the first day of a salon', () => {
  test('is open until it is closed, and the link is shared once', async () => {
    const { code, owner } = await app.openSalon();
    const before = await read(owner, code);
    const times = { hours: before.createdAt };
    expect(before.firstDay).toEqual({ times, sharedAt: null, closedAt: null });
    const shared = await save(owner, code, { shared: true });
    expect(shared).toEqual({ times, sharedAt: expect.any(String), closedAt: null });
    const closed = await save(owner, code, { shared: true, closed: true });
    expect(closed).toEqual({ times, sharedAt: shared.sharedAt, closedAt: expect.any(String) });
    expect(await save(owner, code, { closed: true })).toEqual(closed);
    const after = await read(owner, code);
    // A form that is open elsewhere can still be saved.
    expect(after).toEqual({ ...before, firstDay: closed });
    expect(await save(owner, code, { closed: false })).toEqual(shared);
  });

  test('is for who manages the salon', async () => {
    const { code } = await app.openSalon();
    await expect(save(app.member(code, 'Receptionist'), code, { closed: true })).rejects.toMatchObject(
      refusal(403, 'not-allowed'),
    );
    const manager = app.member(code, 'manage-salon');
    expect((await save(manager, code, { closed: true })).closedAt).not.toBeNull();
    expect((await read(manager, code)).firstDay.closedAt).not.toBeNull();
  });

  test('notes when what it shows was there for the first time', async () => {
    const { code, owner } = await app.openSalon();
    const times = async () => (await read(owner, code)).firstDay.times;
    const before = await times();
    await emit('service', code, serviceChanged, { ...service, online: false });
    await emit('service', code, serviceChanged, service);
    await emit('employee', code, employeeChanged, employee);
    await emit('file', code, fileStored, photo);
    const noted = { ...before, service: expect.any(String), colleague: expect.any(String) };
    await eventually(async () => expect(await times()).toEqual({ ...noted, photo: expect.any(String) }));
    const first = await times();

    // Sessions live for ten minutes.
    app.clock.ahead = 300_000;
    await emit('service', code, serviceChanged, { ...service, version: 2 });
    await emit('employee', code, employeeChanged, { ...employee, version: 2, userCode: newCode() });
    await eventually(async () => expect(await times()).toHaveProperty('joined'));
    const joined = (await times()).joined ?? '';
    expect(Date.parse(joined) - Date.parse(first.colleague ?? '')).toBeGreaterThan(240_000);
    expect(await times()).toEqual({ ...first, joined });
    app.clock.ahead = 0;
  });

  test('notes nothing once it is closed', async () => {
    const { code, owner } = await app.openSalon();
    const { times } = await save(owner, code, { closed: true });
    await emit('service', code, serviceChanged, service);
    // Handled after it.
    const open = await app.openSalon();
    await emit('service', open.code, serviceChanged, service);
    await eventually(async () =>
      expect((await read(open.owner, open.code)).firstDay.times).toHaveProperty('service'),
    );
    expect((await read(owner, code)).firstDay.times).toEqual(times);
  });
});
