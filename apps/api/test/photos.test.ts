import { file } from '@ayna/contracts/file';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { subscription } from '@ayna/contracts/subscription';
import { fileModule } from '@ayna/file';
import { newCode } from '@ayna/kernel/codes';
import { type TestApp, testApp } from '@ayna/kernel/testkit/app';
import { type S3, startS3 } from '@ayna/stand-ins/s3';
import { subscriptionModule } from '@ayna/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';

const dot = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

let app: TestApp;
let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
  app = await testApp({
    modules: [fileModule, subscriptionModule],
    moduleCalls,
    env: { LIMITS: 'off', ...s3.env },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await s3.close();
});

/** Creates a salon on trial whose package allows this many photos. */
const newSalon = async (photos: number) => {
  const admin = app.as(app.people.person({ admin: true }));
  const [, middle] = await app.as(null).call(subscription.routes.packages, {});
  if (!middle) throw new Error('subscription has no second package');
  const { code, ...form } = middle;
  await admin.call(subscription.routes.changePackage, { params: { code }, body: { ...form, photos } });
  const salonCode = newCode();
  await app.ctxFor('salon').call(subscription.routes.beginTrial, { body: { salonCode } });
  const owner = app.as(app.people.member(salonCode, 'Administrator'));
  return {
    salonCode,
    owner,
    add: () => owner.send(file.routes.addPhoto, { query: { salonCode, album: 'Salon' }, file: dot }),
    list: () => owner.call(file.routes.photos, { params: { salonCode } }),
    used: async () => (await owner.call(subscription.routes.active, {})).quotas.photos.used,
  };
};

test('attack 20: of 50 parallel uploads on a quota of 5 exactly 5 are stored; removing one allows one more', async () => {
  const salon = await newSalon(5);
  const responses = await Promise.all(Array.from({ length: 50 }, salon.add));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array(5).fill(200),
    ...Array(45).fill(409),
  ]);
  const photos = await salon.list();
  expect(photos).toHaveLength(5);
  expect(await salon.used()).toBe(5);
  const params = { code: photos[0]?.code ?? '' };
  await salon.owner.call(file.routes.removePhoto, { params });
  expect(await salon.used()).toBe(4);
  expect((await salon.add()).status).toBe(200);
  expect(await (await salon.owner.send(file.routes.restorePhoto, { params })).json()).toMatchObject({
    code: 'quota-full',
  });
  expect(await salon.used()).toBe(5);
});
