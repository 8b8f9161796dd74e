import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, routes, somebody } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('attack 21: another salon', () => {
  test('is not read and not written by naming it', async () => {
    const salon = app.newSalon();
    const { salonCode } = app.newSalon();
    const answers = [
      salon.send(routes.list, { params: { salonCode }, query: {} }),
      salon.send(routes.find, { params: { salonCode }, query: { s: 'ayla' } }),
      salon.send(routes.create, { body: { salonCode, ...ayla } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });

  test('has no card that is reached by its code', async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const theirs = await other.add(ayla);
    const params = { code: theirs.code };
    const note = await other.call(routes.addNote, { params, body: { text: 'Bizim not.' } });
    const answers = [
      salon.send(routes.one, { params }),
      salon.send(routes.change, { params, body: { ...somebody(), version: 1 } }),
      salon.send(routes.remove, { params }),
      salon.send(routes.restore, { params }),
      salon.send(routes.consent, { params, body: { kind: 'photos', given: true } }),
      salon.send(routes.notes, { params }),
      salon.send(routes.addNote, { params, body: { text: 'Not' } }),
      salon.send(routes.removeNote, { params: { ...params, noteCode: note.code } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
    expect(await other.one(theirs.code)).toEqual(theirs);
    expect(await other.call(routes.notes, { params })).toEqual([note]);
  });
});

test('who may see changes nothing, who may neither see nor edit reads nothing', async () => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const { code } = await salon.add(ayla);
  const params = { code };
  const writing = (who: ReturnType<typeof salon.member>) => [
    who.send(routes.create, { body: { salonCode, ...somebody() } }),
    who.send(routes.change, { params, body: { ...somebody(), version: 1 } }),
    who.send(routes.remove, { params }),
    who.send(routes.restore, { params }),
    who.send(routes.consent, { params, body: { kind: 'photos', given: true } }),
    who.send(routes.removeNote, { params: { code, noteCode: newCode() } }),
  ];
  const sees = salon.member('view-customers');
  const books = salon.member('create-appointment-customer-free');
  for (const answer of [
    ...writing(sees),
    ...writing(books),
    books.send(routes.list, { params: { salonCode }, query: {} }),
    books.send(routes.one, { params }),
    books.send(routes.notes, { params }),
  ])
    expect((await answer).status).toBe(403);
});

describe('a phone', () => {
  test.each([
    [['view-customers'], '0532 *** ** 67'],
    [['manage-customers'], '0532 *** ** 67'],
    [['view-customers', 'view-customer-phone'], '+905321234567'],
    [['Receptionist'], '+905321234567'],
    [['Administrator'], '+905321234567'],
  ])('is seen by %j as %s', async (groups, phone) => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const person = salon.member(...groups);
    expect(await person.call(routes.one, { params: { code } })).toMatchObject({ phone });
    const listed = await person.call(routes.list, { params: { salonCode: salon.salonCode }, query: {} });
    expect(listed.items).toMatchObject([{ phone }]);
  });

  test('stays when somebody who may not see it changes the rest', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const blind = salon.member('manage-customers');
    const body = { ...somebody({ name: 'Aylin', phone: null }), version: 1 };
    const changed = await blind.call(routes.change, { params: { code }, body });
    expect(changed).toMatchObject({ name: 'Aylin', phone: '0532 *** ** 67' });
    expect(await salon.one(code)).toMatchObject({ phone: '+905321234567' });
  });

  test('goes when somebody who sees it takes it off', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const body = { ...somebody({ phone: null }), version: 1 };
    await salon.call(routes.change, { params: { code }, body });
    expect(await salon.one(code)).toMatchObject({ phone: null });
  });
});
