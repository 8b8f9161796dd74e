import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, minimalForm, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('attack 21: another salon', () => {
  test('cannot be read or written by its code', async () => {
    const salon = app.newSalon();
    const { salonCode } = app.newSalon();
    const answers = [
      salon.send(routes.list, { params: { salonCode }, query: {} }),
      salon.send(routes.find, { params: { salonCode }, query: { s: 'ayla' } }),
      salon.send(routes.create, { body: { salonCode, ...ayla } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });

  test('its cards cannot be reached by their codes', async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const theirs = await other.add(ayla);
    const params = { code: theirs.code };
    const note = await other.call(routes.addNote, { params, body: { text: 'Bizim not.' } });
    const answers = [
      salon.send(routes.byCode, { params }),
      salon.send(routes.change, { params, body: { ...minimalForm(), version: 1 } }),
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

test('members who may only see change nothing, members who may neither see nor edit read nothing', async () => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const { code } = await salon.add(ayla);
  const params = { code };
  const writing = (who: ReturnType<typeof salon.member>) => [
    who.send(routes.create, { body: { salonCode, ...minimalForm() } }),
    who.send(routes.change, { params, body: { ...minimalForm(), version: 1 } }),
    who.send(routes.remove, { params }),
    who.send(routes.restore, { params }),
    who.send(routes.consent, { params, body: { kind: 'photos', given: true } }),
    who.send(routes.removeNote, { params: { code, noteCode: newCode() } }),
  ];
  const viewer = salon.member('view-customers');
  const booker = salon.member('create-appointment-customer-free');
  for (const answer of [
    ...writing(viewer),
    ...writing(booker),
    booker.send(routes.list, { params: { salonCode }, query: {} }),
    booker.send(routes.byCode, { params }),
    booker.send(routes.notes, { params }),
  ])
    expect((await answer).status).toBe(403);
});

test.each([
  [['create-appointment-customer-free'], ''],
  [['create-appointment-customer-free-all', 'view-customer-phone'], ''],
  [['view-customers'], 'Amonyak'],
  [['Receptionist'], 'Amonyak'],
])('a search for a booking shows allergies to %j as %j', async (groups, allergies) => {
  const salon = app.newSalon();
  await salon.add(ayla);
  const found = await salon
    .member(...groups)
    .call(routes.find, { params: { salonCode: salon.salonCode }, query: { s: 'ayla' } });
  expect(found).toMatchObject([{ allergies }]);
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
    expect(await person.call(routes.byCode, { params: { code } })).toMatchObject({ phone });
    const listed = await person.call(routes.list, { params: { salonCode: salon.salonCode }, query: {} });
    expect(listed.items).toMatchObject([{ phone }]);
  });

  test('stays when a member who may not see it changes the rest', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const maskedMember = salon.member('manage-customers');
    const body = { ...minimalForm({ name: 'Aylin', phone: null }), version: 1 };
    const changed = await maskedMember.call(routes.change, { params: { code }, body });
    expect(changed).toMatchObject({ name: 'Aylin', phone: '0532 *** ** 67' });
    expect(await salon.one(code)).toMatchObject({ phone: '+905321234567' });
  });

  test('is removed when a member who sees it sends none', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const body = { ...minimalForm({ phone: null }), version: 1 };
    await salon.call(routes.change, { params: { code }, body });
    expect(await salon.one(code)).toMatchObject({ phone: null });
  });
});
