import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, nine, routes, somebody } from './kit.ts';

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
  test('keeps a card as it was written, and tells of it', async () => {
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
    const said = { code, name, lastname, phone, version: 1, gone: false, userCode: null, imageUrl: null };
    await eventually(() => expect(salon.told()).toEqual([said]));
  });

  test('one phone is one card, in whichever spelling, and each salon has its own', async () => {
    const salon = app.newSalon();
    await salon.add(ayla);
    await expect(salon.add({ phone: '0532 123 45 67' })).rejects.toMatchObject(
      refused(409, 'phone-has-card'),
    );
    await app.newSalon().add(ayla);
    expect((await salon.list()).totalCount).toBe(1);
  });

  test('of many at once with one phone, one is taken', async () => {
    const salon = app.newSalon();
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => salon.add(ayla)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of sent.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: refused(409, 'phone-has-card') });
  });

  test('the form sent twice makes one card', async () => {
    const salon = app.newSalon();
    const body = { salonCode: salon.salonCode, ...somebody() };
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
  ])('attack 43: does not take a %s of %j', async (field, value) => {
    const salon = app.newSalon();
    const response = await salon.send(routes.create, {
      body: { salonCode: salon.salonCode, ...ayla, [field]: value },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  test('attack 41: a script is kept as the text it is', async () => {
    const salon = app.newSalon();
    const script = '<img src=x onerror=alert(1)>';
    const { code } = await salon.add({ allergies: script, tags: ['<b>'] });
    expect(await salon.one(code)).toMatchObject({ allergies: script, tags: ['<b>'] });
  });
});

describe('PUT /api/Customer/{code}', () => {
  test('writes the whole form as the next version, and tells of it', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const body = { ...somebody({ name: 'Aylâ', phone: '+493012345678', tags: ['a1', 'a1'] }), version: 1 };
    const changed = await salon.call(routes.change, { params: { code }, body });
    expect(changed).toMatchObject({ name: 'Aylâ', phone: '+493012345678', tags: ['a1'], version: 2 });
    expect(await salon.one(code)).toEqual(changed);
    await eventually(() => expect(salon.told()).toHaveLength(2));
  });

  test('refuses a version that is not the present one, and of two at once one', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const change = (name: string) =>
      salon.call(routes.change, { params: { code }, body: { ...somebody({ name }), version: 1 } });
    const sent = await Promise.allSettled([change('Birinci'), change('Diğeri')]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused(409, 'conflict'),
    });
  });

  test("does not take another card's phone, and keeps its own", async () => {
    const salon = app.newSalon();
    await salon.add(ayla);
    const { code } = await salon.add({ phone: '+905429876543' });
    const change = (phone: string, version: number) =>
      salon.call(routes.change, { params: { code }, body: { ...somebody({ phone }), version } });
    await expect(change(ayla.phone ?? '', 1)).rejects.toMatchObject(refused(409, 'phone-has-card'));
    expect(await change('+905429876543', 1)).toMatchObject({ version: 2 });
  });
});

describe('DELETE /api/Customer/{code} and POST /api/Customer/restore/{code}', () => {
  test('put a card away and bring it back as it was, also when asked twice', async () => {
    const salon = app.newSalon();
    const added = await salon.add(ayla);
    const params = { code: added.code };
    for (const _ of [1, 2]) expect(await salon.call(routes.remove, { params })).toEqual({});
    await expect(salon.one(added.code)).rejects.toMatchObject(refused(404, 'not-found'));
    expect((await salon.list()).items).toEqual([]);
    for (const _ of [1, 2])
      expect(await salon.call(routes.restore, { params })).toEqual({ ...added, version: 3 });
    await eventually(() => expect(salon.told().map(({ gone }) => gone)).toEqual([false, true, false]));
  });

  test('a card whose phone has another card by now does not come back', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    await salon.call(routes.remove, { params: { code } });
    await salon.add(ayla);
    await expect(salon.call(routes.restore, { params: { code } })).rejects.toMatchObject(
      refused(409, 'phone-has-card'),
    );
  });

  test('a card that is put away is not changed', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const params = { code };
    await salon.call(routes.remove, { params });
    const body = { ...somebody(), version: 2 };
    expect((await salon.send(routes.change, { params, body })).status).toBe(404);
    const consent = { kind: 'photos', given: true };
    expect((await salon.send(routes.consent, { params, body: consent })).status).toBe(404);
    expect((await salon.send(routes.addNote, { params, body: { text: 'Not' } })).status).toBe(404);
    expect((await salon.send(routes.notes, { params })).status).toBe(404);
  });
});

describe('POST /api/Customer/consent/{code}', () => {
  test('the last word holds, and every change is kept', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const say = (kind: 'photos' | 'marketing-sms', given: boolean) =>
      salon.call(routes.consent, { params: { code }, body: { kind, given } });
    await say('photos', true);
    await say('photos', true);
    await say('photos', false);
    const card = await say('marketing-sms', true);
    const at = new Date(nine).toISOString();
    expect(card.consents).toEqual([
      { kind: 'marketing-sms', given: true, at },
      { kind: 'photos', given: false, at },
    ]);
    expect((await salon.list()).items[0]?.consents).toEqual(card.consents);
    const kept = await app.database.asAdmin((client) =>
      client.query('select kind, given from customer.consents where card_code = $1 order by number', [code]),
    );
    expect(kept.rows).toEqual([
      { kind: 'photos', given: true },
      { kind: 'photos', given: false },
      { kind: 'marketing-sms', given: true },
    ]);
  });
});

describe('GET, POST and DELETE /api/Customer/notes/{code}', () => {
  test('notes are read newest first, with who wrote them', async () => {
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
