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
  app.sibling.call(routes.findOrMake, { body: { salonCode, phone, name, lastname: '' } });
/** As its owner's event would have told it. */
const hearOf = (salonCode: string) =>
  app.database.asAdmin((client) =>
    client.query(
      `insert into customer.salon_copies (salon_code, code, version, gone, state) values ($1, $1, 1, false, '{}')
       on conflict do nothing`,
      [salonCode],
    ),
  );
const askOfUser = (salonCode: string, userCode: string) =>
  app.sibling.call(routes.ofUser, { body: { salonCode, userCode } });
const ofUser = async (salonCode: string, userCode: string) => {
  await hearOf(salonCode);
  return askOfUser(salonCode, userCode);
};
const newAccount = (number = phone) => {
  const code = newCode();
  app.accounts.set(code, { name: 'Işıl', lastname: 'Çelik', phone: number });
  return code;
};

describe('POST /internal/customer/find-or-make', () => {
  test('thirty at once with one phone get one card', async () => {
    const salon = app.newSalon();
    const found = await Promise.all(Array.from({ length: 30 }, () => findOrMake(salon.salonCode)));
    expect(new Set(found.map(({ code }) => code)).size).toBe(1);
    expect((await salon.list()).totalCount).toBe(1);
    await eventually(() => expect(salon.told()).toHaveLength(1));
  });

  test('a card that is there keeps its name', async () => {
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

  test('one that was put away stays so, and a new one is made', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    await salon.call(routes.remove, { params: { code } });
    expect((await findOrMake(salon.salonCode)).code).not.toBe(code);
  });
});

describe('POST /internal/customer/of-user', () => {
  test('makes no card in a salon that nobody has heard of', async () => {
    const salon = app.newSalon();
    await expect(askOfUser(salon.salonCode, newAccount())).rejects.toMatchObject(notFound);
    expect((await salon.list()).totalCount).toBe(0);
  });

  test('thirty at once of one account get one card, which is linked to it', async () => {
    const salon = app.newSalon();
    const userCode = newAccount();
    const found = await Promise.all(Array.from({ length: 30 }, () => ofUser(salon.salonCode, userCode)));
    expect(new Set(found.map(({ code }) => code)).size).toBe(1);
    expect((await salon.list()).items).toMatchObject([{ userCode, name: 'Işıl', phone }]);
  });

  test('finds the card that the desk made by its phone, links it and leaves its name', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const userCode = newAccount();
    expect(await ofUser(salon.salonCode, userCode)).toMatchObject({ code, userCode, name: 'Ayla' });
    expect(await ofUser(salon.salonCode, userCode)).toMatchObject({ code });
    await eventually(() => expect(salon.told().map(({ version }) => version)).toEqual([1, 2]));
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
    const now = await ofUser(salon.salonCode, userCode);
    expect(now).toMatchObject({ userCode, phone });
    expect(now.code).not.toBe(former.code);
    expect(await salon.one(former.code)).toMatchObject({ phone: null, version: 2 });
  });

  test('a card that comes back leaves an account that has another one', async () => {
    const salon = app.newSalon();
    const userCode = newAccount();
    const { code } = await ofUser(salon.salonCode, userCode);
    const params = { code };
    await salon.call(routes.remove, { params });
    app.accounts.set(userCode, { name: 'Işıl', lastname: 'Çelik', phone: '+905420000002' });
    await ofUser(salon.salonCode, userCode);
    expect(await salon.call(routes.restore, { params })).toMatchObject({ userCode: null, phone });
  });

  test('nobody with that account: not found', async () => {
    const salon = app.newSalon();
    await expect(ofUser(salon.salonCode, newCode())).rejects.toMatchObject(notFound);
  });
});

describe('GET /internal/customer/known/{salonCode}/{code}', () => {
  test('tells of a card with its whole phone; not of a foreign, an absent or a removed one', async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const { code } = await salon.add(ayla);
    const known = (salonCode: string, card: string) =>
      app.sibling.call(routes.known, { params: { salonCode, code: card } });
    expect(await known(salon.salonCode, code)).toEqual({
      code,
      name: 'Ayla',
      lastname: 'Demir',
      phone,
      imageUrl: null,
      userCode: null,
    });
    await expect(known(other.salonCode, code)).rejects.toMatchObject(notFound);
    await expect(known(salon.salonCode, newCode())).rejects.toMatchObject(notFound);
    await salon.call(routes.remove, { params: { code } });
    await expect(known(salon.salonCode, code)).rejects.toMatchObject(notFound);
  });

  test('from outside none of the three is there', async () => {
    const salon = app.newSalon();
    const { salonCode } = salon;
    const answers = [
      salon.send(routes.findOrMake, { body: { salonCode, phone, name: 'Ayla', lastname: '' } }),
      salon.send(routes.ofUser, { body: { salonCode, userCode: newCode() } }),
      salon.send(routes.known, { params: { salonCode, code: newCode() } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });
});
