import { profileChanged } from '@ayna/contracts/auth.events';
import { newCode } from '@ayna/kernel/codes';
import { queueOf } from '@ayna/kernel/events/envelope';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { TestPerson } from '@ayna/kernel/testkit/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blobOf, DAY_MS, type FileApp, fileApp, routes } from './kit.ts';
import { svg } from './pictures.ts';

let app: FileApp;
beforeAll(async () => {
  app = await fileApp();
});
beforeEach(() => {
  app.clock.ahead = 0;
});
afterAll(() => app[Symbol.asyncDispose]());

const upload = (person: TestPerson) => app.as(person).call(routes.profilePhoto, { file: app.small });

/** Enqueues the event as auth emits it, with this time. */
const emitProfileChanged = async ({ code }: TestPerson, imageUrl: string | null, at = Date.now()) => {
  const data = { code, name: 'Ayla', lastname: 'Er', phone: '+905320000000', imageUrl };
  const event = {
    id: newCode(),
    name: profileChanged.name,
    salonCode: null,
    at: new Date(at).toISOString(),
    data,
  };
  await app.boss.insert(queueOf('file', profileChanged.name), [{ data: event }]);
};

type Row = { code: string; worn: boolean; gone: boolean };
const rowsOf = ({ code }: TestPerson) =>
  app.rows<Row>(
    `select code, worn_at is not null as worn, gone_at is not null as gone
     from file.profile_pictures where person_code = $1 order by code`,
    [code],
  );

describe('POST /api/File/profile-photo', () => {
  test('is for every signed-in person, uses no salon’s quota, and refuses what is no picture', async () => {
    const person = app.people.person();
    const picture = await upload(person);
    expect(picture).toMatchObject({
      width: 40,
      height: 30,
      imageUrl: `/api/File/image/${picture.code}/medium`,
    });
    expect((await app.image(picture.code, 'small')).status).toBe(200);
    expect((await app.as(null).send(routes.profilePhoto, { file: app.small })).status).toBe(401);
    const refused = app.as(person).call(routes.profilePhoto, { file: blobOf(svg) });
    await expect(refused).rejects.toMatchObject({ body: { code: 'not-a-picture' } });
  });

  test('the earlier picture is deleted only after the profile shows another', async () => {
    const person = app.people.person();
    const [first, second] = [await upload(person), await upload(person)];
    await emitProfileChanged(person, first.imageUrl);
    await eventually(async () =>
      expect(await rowsOf(person)).toEqual([
        { code: first.code, worn: true, gone: false },
        { code: second.code, worn: false, gone: true },
      ]),
    );
    const third = await upload(person);
    await emitProfileChanged(person, third.imageUrl);
    await eventually(async () =>
      expect((await rowsOf(person)).map(({ gone }) => gone)).toEqual([true, true, false]),
    );
    app.clock.ahead = DAY_MS + 60_000;
    await app.runSchedule('sweep-gone');
    expect([first, second, third].map(({ code }) => app.isStored(code))).toEqual([false, false, true]);
    expect(await rowsOf(person)).toEqual([{ code: third.code, worn: true, gone: false }]);
  });

  test('a picture that no profile has shown is deleted after a day', async () => {
    const person = app.people.person();
    const { code } = await upload(person);
    await app.runSchedule('sweep-gone');
    expect(app.isStored(code)).toBe(true);
    app.clock.ahead = DAY_MS + 60_000;
    await app.runSchedule('sweep-gone');
    expect(app.isStored(code)).toBe(false);
  });

  test('a late event changes nothing newer, and a picture that is chosen again stays', async () => {
    const person = app.people.person();
    const [old, worn] = [await upload(person), await upload(person)];
    const now = Date.now();
    await emitProfileChanged(person, worn.imageUrl, now + 2_000);
    await eventually(async () =>
      expect((await rowsOf(person)).map(({ gone }) => gone)).toEqual([true, false]),
    );
    await emitProfileChanged(person, old.imageUrl, now + 1_000);
    await emitProfileChanged(person, old.imageUrl, now + 1_000);
    await eventually(async () =>
      expect(await app.boss.findJobs(queueOf('file', profileChanged.name), { queued: true })).toEqual([]),
    );
    expect((await rowsOf(person)).map(({ gone }) => gone)).toEqual([true, false]);
    await emitProfileChanged(person, old.imageUrl, now + 3_000);
    await eventually(async () =>
      expect((await rowsOf(person)).map(({ gone }) => gone)).toEqual([false, true]),
    );
  });

  test("attack 22: a profile that shows somebody else's picture neither keeps nor deletes it", async () => {
    const [person, thief] = [app.people.person(), app.people.person()];
    const [theirs, other] = [await upload(person), await upload(person)];
    const own = await upload(thief);
    await emitProfileChanged(thief, theirs.imageUrl);
    await eventually(async () => expect(await rowsOf(thief)).toMatchObject([{ code: own.code, gone: true }]));
    expect(await rowsOf(person)).toEqual(
      [theirs, other].map(({ code }) => ({ code, worn: false, gone: false })),
    );
  });
});
