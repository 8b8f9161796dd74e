import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const phone = '+905321234567';
const notFound = { code: 'not-found' };

const findOrMake = (salonCode: string, name = 'Ayla') =>
  app.otherModule.call(routes.findOrCreate, { body: { salonCode, phone, name, lastname: '' } });
/** Inserts the copy that salon.changed would create. */
const insertSalonCopy = (salonCode: string) =>
  app.database.asAdmin((client) =>
    client.query(
      `insert into customer.salon_copies (salon_code, code, version, gone, state) values ($1, $1, 1, false, '{}')
       on conflict do nothing`,
      [salonCode],
    ),
  );
const callOfUser = (salonCode: string, userCode: string) =>
  app.otherModule.call(routes.findOrCreateForUser, { body: { salonCode, userCode } });
const ofUser = async (salonCode: string, userCode: string) => {
  await insertSalonCopy(salonCode);
  return callOfUser(salonCode, userCode);
};
const newAccount = (number = phone) => {
  const code = newCode();
  app.accounts.set(code, { name: 'Işıl', lastname: 'Çelik', phone: number });
  return code;
};

describe('POST /internal/customer/find-or-make', () => {
  test('thirty parallel calls with one phone get one card', async () => {
    const salon = app.newSalon();
    const found = await Promise.all(Array.from({ length: 30 }, () => findOrMake(salon.salonCode)));
    expect(new Set(found.map(({ code }) => code)).size).toBe(1);
    expect((await salon.list()).totalCount).toBe(1);
    await eventually(() => expect(salon.changes()).toHaveLength(1));
  });

  test('an existing card keeps its name', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ ...ayla, name: 'Ayla Hanım' });
    expect(await findOrMake(salon.salonCode, 'Başkası')).toEqual({
      code,
      name: 'Ayla Hanım',
      lastname: 'Demir',
      phone,
      imageUrl: null,
      userCode: null,
    });
  });

  test('a removed card stays removed, and a new one is created', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    await salon.call(routes.remove, { params: { code } });
    expect((await findOrMake(salon.salonCode)).code).not.toBe(code);
  });
});

describe('POST /internal/customer/claim', () => {
  const claim = (userCode: string) => app.otherModule.call(routes.claimCards, { body: { userCode } });

  test('links the cards with the phone in all salons, once, and no card of others', async () => {
    const number = '+905327778899';
    const [first, second] = [app.newSalon(), app.newSalon()];
    const cards = [
      { salonCode: first.salonCode, code: (await first.add({ ...ayla, phone: number })).code },
      { salonCode: second.salonCode, code: (await second.add({ ...ayla, phone: number })).code },
    ];
    await first.add({ ...ayla, phone: '+905327778800' });
    const userCode = newAccount(number);
    const claimed = await Promise.all([claim(userCode), claim(userCode)]);
    for (const found of [...claimed, await claim(userCode)])
      expect(found.toSorted((one) => (one.salonCode === first.salonCode ? -1 : 1))).toEqual(cards);
    const linked = (await first.list()).items.map((card) => card.userCode);
    expect(new Set(linked)).toEqual(new Set([userCode, null]));
    // Created, and linked by the first of the three.
    await eventually(() => expect(second.changes()).toHaveLength(2));
    expect(await claim(newAccount('+905327778811'))).toEqual([]);
  });

  test('a card of another account and a second one beside the own card stay as they are', async () => {
    const number = '+905327778822';
    const salon = app.newSalon();
    const former = newAccount(number);
    const { code } = await ofUser(salon.salonCode, former);
    expect(await claim(newAccount(number))).toEqual([]);
    app.accounts.set(former, { name: 'Işıl', lastname: 'Çelik', phone: '+905327778833' });
    await salon.add({ ...ayla, phone: '+905327778833' });
    expect(await claim(former)).toEqual([{ salonCode: salon.salonCode, code }]);
    await expect(claim(newCode())).rejects.toMatchObject(notFound);
  });
});

describe('POST /internal/customer/of-user', () => {
  test('creates no card in an unknown salon', async () => {
    const salon = app.newSalon();
    await expect(callOfUser(salon.salonCode, newAccount())).rejects.toMatchObject(notFound);
    expect((await salon.list()).totalCount).toBe(0);
  });

  test('thirty parallel calls of one account get one card, which is linked to it', async () => {
    const salon = app.newSalon();
    const userCode = newAccount();
    const found = await Promise.all(Array.from({ length: 30 }, () => ofUser(salon.salonCode, userCode)));
    expect(new Set(found.map(({ code }) => code)).size).toBe(1);
    expect((await salon.list()).items).toMatchObject([{ userCode, name: 'Işıl', phone }]);
  });

  test('finds the card of the reception desk by its phone, links it and keeps its name', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const userCode = newAccount();
    expect(await ofUser(salon.salonCode, userCode)).toMatchObject({ code, userCode, name: 'Ayla' });
    expect(await ofUser(salon.salonCode, userCode)).toMatchObject({ code });
    await eventually(() => expect(salon.changes().map(({ version }) => version)).toEqual([1, 2]));
  });

  test('a linked card follows its account to a new number', async () => {
    const salon = app.newSalon();
    const userCode = newAccount();
    const { code } = await ofUser(salon.salonCode, userCode);
    app.accounts.set(userCode, { name: 'Işıl', lastname: 'Çelik', phone: '+905420000001' });
    expect(await ofUser(salon.salonCode, userCode)).toMatchObject({ code, phone: '+905420000001' });
  });

  test('a number that changed hands leaves the card of its former account', async () => {
    const salon = app.newSalon();
    const former = await ofUser(salon.salonCode, newAccount());
    const userCode = newAccount();
    const current = await ofUser(salon.salonCode, userCode);
    expect(current).toMatchObject({ userCode, phone });
    expect(current.code).not.toBe(former.code);
    expect(await salon.one(former.code)).toMatchObject({ phone: null, version: 2 });
  });

  test('a restored card is unlinked if its account has another card', async () => {
    const salon = app.newSalon();
    const userCode = newAccount();
    const { code } = await ofUser(salon.salonCode, userCode);
    const params = { code };
    await salon.call(routes.remove, { params });
    app.accounts.set(userCode, { name: 'Işıl', lastname: 'Çelik', phone: '+905420000002' });
    await ofUser(salon.salonCode, userCode);
    expect(await salon.call(routes.restore, { params })).toMatchObject({ userCode: null, phone });
  });

  test('refuses an unknown account', async () => {
    const salon = app.newSalon();
    await expect(ofUser(salon.salonCode, newCode())).rejects.toMatchObject(notFound);
  });
});

describe('GET /internal/customer/known/{salonCode}/{code}', () => {
  test('returns a card with its whole phone, but no foreign, missing or removed card', async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const { code } = await salon.add(ayla);
    const read = (salonCode: string, card: string) =>
      app.otherModule.call(routes.bookingCustomer, { params: { salonCode, code: card } });
    expect(await read(salon.salonCode, code)).toEqual({
      code,
      name: 'Ayla',
      lastname: 'Demir',
      phone,
      imageUrl: null,
      userCode: null,
    });
    await expect(read(other.salonCode, code)).rejects.toMatchObject(notFound);
    await expect(read(salon.salonCode, newCode())).rejects.toMatchObject(notFound);
    await salon.call(routes.remove, { params: { code } });
    await expect(read(salon.salonCode, code)).rejects.toMatchObject(notFound);
  });

  test('the three routes are not reachable from outside', async () => {
    const salon = app.newSalon();
    const { salonCode } = salon;
    const answers = [
      salon.send(routes.findOrCreate, { body: { salonCode, phone, name: 'Ayla', lastname: '' } }),
      salon.send(routes.findOrCreateForUser, { body: { salonCode, userCode: newCode() } }),
      salon.send(routes.bookingCustomer, { params: { salonCode, code: newCode() } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });
});
