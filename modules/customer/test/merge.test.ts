import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, nine, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const refused = (status: number, code: string) => ({ status, body: { code } });

/** Two cards of one person; the second has fewer fields and another phone. */
const twoCards = async () => {
  const salon = app.newSalon();
  const own = await salon.add({ ...ayla, email: null });
  const other = await salon.add({ name: 'Aylâ', lastname: 'Demir', phone: '+905329999999', tags: ['Renk'] });
  const merge = async () =>
    salon.call(routes.merge, {
      params: { code: own.code },
      body: { from: other.code, version: own.version, fromVersion: other.version },
    });
  return { ...salon, own, other, merge };
};

const consentOf = (kind: 'notice' | 'photos', is: boolean) => ({ kind, given: is });

describe('POST /api/Customer/merge/{code}', () => {
  test('moves visits, notes, tags and the latest consents to the target card', async () => {
    const { own, other, merge: _, ...salon } = await twoCards();
    const note = (code: string, text: string) =>
      salon.call(routes.addNote, { params: { code }, body: { text } });
    const consent = (code: string, body: ReturnType<typeof consentOf>) =>
      salon.call(routes.consent, { params: { code }, body });
    await note(own.code, 'Kahvesini sade içiyor.');
    await note(other.code, 'Pencere kenarını seviyor.');
    app.clock.now = nine + 1_000;
    const [mine, theirs] = [
      await consent(own.code, consentOf('photos', true)),
      await consent(other.code, consentOf('notice', true)),
    ];
    app.clock.now = nine + 2_000;
    const later = await consent(other.code, consentOf('photos', false));
    app.clock.now = nine;
    expect(theirs.version).toBe(2);
    await app.newAppointment(salon.salonCode, own.code, 100).emitStatus('Completed', 2);
    await app.newAppointment(salon.salonCode, other.code, 250).emitStatus('Completed', 2);
    await app.newAppointment(salon.salonCode, other.code, 50).emitStatus('NoShow', 2);
    await eventually(async () => expect((await salon.one(other.code)).figures.noShows).toBe(1));
    await eventually(async () => expect((await salon.one(other.code)).figures.visits).toBe(1));
    await eventually(async () => expect((await salon.one(own.code)).figures.visits).toBe(1));

    const versions = { version: mine.version, fromVersion: later.version };
    const merged = await salon.call(routes.merge, {
      params: { code: own.code },
      body: { from: other.code, ...versions },
    });
    expect(merged).toMatchObject({
      code: own.code,
      phone: ayla.phone,
      tags: ['VIP', 'Renk'],
      figures: { visits: 2, noShows: 1, spent: 350 },
    });
    expect(merged.consents.map(({ kind, given: is }) => ({ kind, given: is }))).toEqual([
      consentOf('notice', true),
      consentOf('photos', false),
    ]);
    const notes = await salon.call(routes.notes, { params: { code: own.code } });
    expect(notes.map(({ text }) => text).toSorted()).toEqual([
      'Birleştirilen kartta yazan: Aylâ Demir',
      'Kahvesini sade içiyor.',
      'Pencere kenarını seviyor.',
    ]);
    expect((await salon.list()).items.map(({ code }) => code)).toEqual([own.code]);
  });

  test('a repeated call, as after a lost response, changes nothing', async () => {
    const { own, other, merge, ...salon } = await twoCards();
    const first = await merge();
    expect(await merge()).toEqual(first);
    expect(await salon.call(routes.notes, { params: { code: own.code } })).toHaveLength(1);
    await eventually(() => expect(app.merges.filter(({ from }) => from === other.code)).toHaveLength(1));
  });

  test('of parallel merges in both directions one wins and no card is lost', async () => {
    const { own, other, merge, ...salon } = await twoCards();
    const back = () =>
      salon.call(routes.merge, {
        params: { code: other.code },
        body: { from: own.code, version: other.version, fromVersion: own.version },
      });
    await Promise.allSettled([merge(), back(), merge(), back(), merge(), back()]);
    const { items } = await salon.list();
    expect(items).toHaveLength(1);
    expect([own.code, other.code]).toContain(items[0]?.code);
  });

  test('the former code and phone lead to the target card', async () => {
    const { own, other, merge, ...salon } = await twoCards();
    await merge();
    expect((await salon.one(other.code)).code).toBe(own.code);
    const { salonCode } = salon;
    const known = { params: { salonCode, code: other.code } };
    expect((await app.otherModule.call(routes.bookingCustomer, known)).code).toBe(own.code);
    const body = { salonCode, phone: '+905329999999', name: 'Ayla', lastname: '' };
    expect((await app.otherModule.call(routes.findOrCreate, { body })).code).toBe(own.code);
    const userCode = newCode();
    app.accounts.set(userCode, { name: 'Ayla', lastname: 'Demir', phone: '+905329999999' });
    await app.database.asAdmin((client) =>
      client.query(
        "insert into customer.salon_copies (salon_code, code, version, gone, state) values ($1, $1, 1, false, '{}')",
        [salonCode],
      ),
    );
    const linked = await app.otherModule.call(routes.findOrCreateForUser, { body: { salonCode, userCode } });
    expect(linked).toMatchObject({ code: own.code, userCode });
    expect((await salon.list()).totalCount).toBe(1);
  });

  test('a late appointment of the former card counts for the target, and customer.merged is emitted again', async () => {
    const { own, other, merge, ...salon } = await twoCards();
    await merge();
    await app.newAppointment(salon.salonCode, other.code, 400).emitStatus('Completed', 2);
    await eventually(async () => expect((await salon.one(own.code)).figures).toMatchObject({ spent: 400 }));
    await eventually(() =>
      expect(app.merges.filter(({ from }) => from === other.code)).toMatchObject([
        { code: own.code },
        { code: own.code },
      ]),
    );
  });

  test('a merged card can be neither restored nor merged again', async () => {
    const { own, other, merge, ...salon } = await twoCards();
    await merge();
    const params = { code: other.code };
    await expect(salon.call(routes.restore, { params })).rejects.toMatchObject(refused(404, 'not-found'));
    await expect(salon.call(routes.remove, { params })).rejects.toMatchObject(refused(404, 'not-found'));
    const third = await salon.add({ name: 'Ece' });
    const body = { from: other.code, version: third.version, fromVersion: other.version };
    await expect(salon.call(routes.merge, { params: { code: third.code }, body })).rejects.toMatchObject(
      refused(404, 'not-found'),
    );
    const now = await salon.one(own.code);
    const whole = await salon.call(routes.merge, {
      params: { code: third.code },
      body: { from: own.code, version: third.version, fromVersion: now.version },
    });
    expect((await salon.one(other.code)).code).toBe(whole.code);
  });

  test('outdated versions, a merge with itself and a missing card are refused', async () => {
    const { own, other, ...salon } = await twoCards();
    const send = (from: string, version: number, fromVersion: number) =>
      salon.call(routes.merge, { params: { code: own.code }, body: { from, version, fromVersion } });
    await expect(send(other.code, 7, 1)).rejects.toMatchObject(refused(409, 'conflict'));
    await expect(send(other.code, 1, 7)).rejects.toMatchObject(refused(409, 'conflict'));
    await expect(send(own.code, 1, 1)).rejects.toMatchObject(refused(400, 'bad-request'));
    await expect(send(newCode(), 1, 1)).rejects.toMatchObject(refused(404, 'not-found'));
  });

  test('attack 22: the card of another salon is not found', async () => {
    const { own, ...salon } = await twoCards();
    const foreign = await app.newSalon().add();
    await expect(
      salon.call(routes.merge, {
        params: { code: own.code },
        body: { from: foreign.code, version: 1, fromVersion: 1 },
      }),
    ).rejects.toMatchObject(refused(404, 'not-found'));
  });
});

describe('filters of the list', () => {
  test('counts match the lists: away for 90 days, in sessions, with an allergy', async () => {
    const salon = app.newSalon();
    const { salonCode } = salon;
    const [away, course, allergic] = [
      await salon.add({ name: 'Uzak' }),
      await salon.add({ name: 'Seans' }),
      await salon.add({ name: 'Alerji', allergies: 'Amonyak' }),
    ];
    await app.newAppointment(salonCode, away.code, 10, '2024-08-01T10:00:00').emitStatus('Completed', 2);
    await app.newCourse(salonCode, course.code, 3)('2024-11-19T10:00:00').emitStatus('Approved', 1);
    const counts = () => salon.call(routes.counts, { params: { salonCode } });
    await eventually(async () =>
      expect(await counts()).toEqual({ all: 3, away: 1, sessions: 1, allergies: 1, newThisMonth: 3 }),
    );
    const shown = async (show: 'away' | 'sessions' | 'allergies') =>
      (await salon.list({ show })).items.map(({ code }) => code);
    expect(await shown('away')).toEqual([away.code]);
    expect(await shown('sessions')).toEqual([course.code]);
    expect(await shown('allergies')).toEqual([allergic.code]);
    expect(await salon.list({ size: 2 })).toMatchObject({ totalCount: 3, pageCount: 2 });
  });

  test('a member without the right to reports sees neither spending nor the order by it', async () => {
    const salon = app.newSalon();
    const rich = await salon.add({ name: 'Zengin' });
    await salon.add({ name: 'Az' });
    await app.newAppointment(salon.salonCode, rich.code, 900).emitStatus('Completed', 2);
    await eventually(async () => expect((await salon.one(rich.code)).figures.spent).toBe(900));
    const barber = salon.member('view-customers');
    const { items } = await barber.call(routes.list, {
      params: { salonCode: salon.salonCode },
      query: { sort: 'spent' },
    });
    expect(items.map(({ name, figures }) => [name, figures.spent])).toEqual([
      ['Az', null],
      ['Zengin', null],
    ]);
    const accountant = salon.member('view-customers', 'view-reports');
    expect((await accountant.call(routes.byCode, { params: { code: rich.code } })).figures.spent).toBe(900);
  });
});

test('a removed note can be restored', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add();
  const { code: noteCode } = await salon.call(routes.addNote, {
    params: { code },
    body: { text: 'Sade kahve.' },
  });
  const params = { code, noteCode };
  await salon.call(routes.removeNote, { params });
  expect(await salon.call(routes.notes, { params: { code } })).toEqual([]);
  await salon.call(routes.restoreNote, { params });
  expect(await salon.call(routes.notes, { params: { code } })).toMatchObject([{ code: noteCode }]);
  await expect(
    salon.call(routes.restoreNote, { params: { code, noteCode: newCode() } }),
  ).rejects.toMatchObject(refused(404, 'not-found'));
});
