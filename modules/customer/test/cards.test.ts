import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, minimalForm, nine, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const noFigures = {
  visits: 0,
  noShows: 0,
  cancels: 0,
  spent: 0,
  lastVisit: null,
  lastService: '',
  inSessions: false,
  nextVisit: null,
};
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('POST /api/Customer', () => {
  test('stores a card as sent and emits customer.changed', async () => {
    const salon = app.newSalon();
    const added = await salon.add(ayla);
    expect(added).toEqual({
      ...ayla,
      salonCode: salon.salonCode,
      code: expect.any(String) as string,
      version: 1,
      userCode: null,
      imageUrl: null,
      consents: [],
      figures: noFigures,
      createdAt: new Date(nine).toISOString(),
    });
    expect(await salon.one(added.code)).toEqual(added);
    const { code, name, lastname, phone } = added;
    const payload = { code, name, lastname, phone, version: 1, gone: false, userCode: null, imageUrl: null };
    await eventually(() => expect(salon.changes()).toEqual([payload]));
  });

  test('refuses a second card with the same phone in any spelling, but only in the same salon', async () => {
    const salon = app.newSalon();
    await salon.add(ayla);
    await expect(salon.add({ phone: '0532 123 45 67' })).rejects.toMatchObject(
      refused(409, 'phone-has-card'),
    );
    await app.newSalon().add(ayla);
    expect((await salon.list()).totalCount).toBe(1);
  });

  test('creates one card of twelve parallel requests with one phone', async () => {
    const salon = app.newSalon();
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => salon.add(ayla)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of sent.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: refused(409, 'phone-has-card') });
  });

  test('creates one card when the form is sent three times with one idempotency key', async () => {
    const salon = app.newSalon();
    const body = { salonCode: salon.salonCode, ...minimalForm() };
    const key = { 'idempotency-key': newCode() };
    const answers = await Promise.all([1, 2, 3].map(() => salon.send(routes.create, { body }, key)));
    const made = (await Promise.all(answers.map((answer) => answer.json()))) as { code: string }[];
    expect(new Set(made.map(({ code }) => code)).size).toBe(1);
    expect((await salon.list()).totalCount).toBe(1);
  });

  test.each([
    ['name', 'www.ornek.com'],
    ['name', 'x'],
    ['phone', '123'],
    ['email', 'ayla'],
    ['birthday', '1991-13-01'],
  ])('attack 43: refuses a %s of %j', async (field, value) => {
    const salon = app.newSalon();
    const response = await salon.send(routes.create, {
      body: { salonCode: salon.salonCode, ...ayla, [field]: value },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  test('attack 41: stores a script as plain text', async () => {
    const salon = app.newSalon();
    const script = '<img src=x onerror=alert(1)>';
    const { code } = await salon.add({ allergies: script, tags: ['<b>'] });
    expect(await salon.one(code)).toMatchObject({ allergies: script, tags: ['<b>'] });
  });
});

describe('PUT /api/Customer/{code}', () => {
  test('saves the whole form as the next version and emits customer.changed', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const body = { ...minimalForm({ name: 'Aylâ', phone: '+493012345678', tags: ['a1', 'a1'] }), version: 1 };
    const changed = await salon.call(routes.change, { params: { code }, body });
    expect(changed).toMatchObject({ name: 'Aylâ', phone: '+493012345678', tags: ['a1'], version: 2 });
    expect(await salon.one(code)).toEqual(changed);
    await eventually(() => expect(salon.changes()).toHaveLength(2));
  });

  test('accepts one of two parallel changes and refuses the outdated one', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const change = (name: string) =>
      salon.call(routes.change, { params: { code }, body: { ...minimalForm({ name }), version: 1 } });
    const sent = await Promise.allSettled([change('Birinci'), change('Diğeri')]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused(409, 'conflict'),
    });
  });

  test('refuses the phone of another card and accepts its own', async () => {
    const salon = app.newSalon();
    await salon.add(ayla);
    const { code } = await salon.add({ phone: '+905429876543' });
    const change = (phone: string, version: number) =>
      salon.call(routes.change, { params: { code }, body: { ...minimalForm({ phone }), version } });
    await expect(change(ayla.phone ?? '', 1)).rejects.toMatchObject(refused(409, 'phone-has-card'));
    expect(await change('+905429876543', 1)).toMatchObject({ version: 2 });
  });
});

describe('DELETE /api/Customer/{code} and POST /api/Customer/restore/{code}', () => {
  test('remove and restore a card unchanged, also when called twice', async () => {
    const salon = app.newSalon();
    const added = await salon.add(ayla);
    const params = { code: added.code };
    for (const _ of [1, 2]) expect(await salon.call(routes.remove, { params })).toEqual({});
    await expect(salon.one(added.code)).rejects.toMatchObject(refused(404, 'not-found'));
    expect((await salon.list()).items).toEqual([]);
    for (const _ of [1, 2])
      expect(await salon.call(routes.restore, { params })).toEqual({ ...added, version: 3 });
    await eventually(() => expect(salon.changes().map(({ gone }) => gone)).toEqual([false, true, false]));
  });

  test('a card whose phone has another card meanwhile is not restored', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    await salon.call(routes.remove, { params: { code } });
    await salon.add(ayla);
    await expect(salon.call(routes.restore, { params: { code } })).rejects.toMatchObject(
      refused(409, 'phone-has-card'),
    );
  });

  test('a removed card cannot be changed', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const params = { code };
    await salon.call(routes.remove, { params });
    const body = { ...minimalForm(), version: 2 };
    expect((await salon.send(routes.change, { params, body })).status).toBe(404);
    const consent = { kind: 'photos', given: true };
    expect((await salon.send(routes.consent, { params, body: consent })).status).toBe(404);
    expect((await salon.send(routes.addNote, { params, body: { text: 'Not' } })).status).toBe(404);
    expect((await salon.send(routes.notes, { params })).status).toBe(404);
  });
});

describe('POST /api/Customer/consent/{code}', () => {
  test('the latest consent counts, and every change is stored', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const setConsent = (kind: 'photos' | 'marketing-sms', given: boolean) =>
      salon.call(routes.consent, { params: { code }, body: { kind, given } });
    await setConsent('photos', true);
    await setConsent('photos', true);
    await setConsent('photos', false);
    const card = await setConsent('marketing-sms', true);
    const at = new Date(nine).toISOString();
    expect(card.consents).toEqual([
      { kind: 'marketing-sms', given: true, at, claimed: false },
      { kind: 'photos', given: false, at, claimed: false },
    ]);
    expect((await salon.list()).items[0]?.consents).toEqual(card.consents);
    const stored = await app.database.asAdmin((client) =>
      client.query('select kind, given from customer.consents where card_code = $1 order by number', [code]),
    );
    expect(stored.rows).toEqual([
      { kind: 'photos', given: true },
      { kind: 'photos', given: false },
      { kind: 'marketing-sms', given: true },
    ]);
  });
});

describe('GET, POST and DELETE /api/Customer/notes/{code}', () => {
  test('notes are listed newest first, with their authors', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const params = { code };
    const write = (text: string) => salon.call(routes.addNote, { params, body: { text } });
    const first = await write('Kısa kesim sever.\nKahve: sade.');
    app.clock.now = nine + 60_000;
    const second = await write('Perşembe gelmez.');
    expect(second).toEqual({
      code: expect.any(String) as string,
      text: 'Perşembe gelmez.',
      by: 'Deniz Korkmaz',
      at: new Date(nine + 60_000).toISOString(),
    });
    app.clock.now = nine;
    expect(await salon.call(routes.notes, { params })).toEqual([second, first]);
    await salon.call(routes.removeNote, { params: { code, noteCode: second.code } });
    expect(await salon.call(routes.notes, { params })).toEqual([first]);
    const absent = { params: { code, noteCode: newCode() } };
    expect((await salon.send(routes.removeNote, absent)).status).toBe(404);
  });
});
