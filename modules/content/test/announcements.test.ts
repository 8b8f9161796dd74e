import { content } from '@ayna/contracts/content';
import { subscription } from '@ayna/contracts/subscription';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentModule } from '../src/index.ts';

const { routes } = content;

/** Stands in for subscription: every salon has a package. apps/api/test uses the real module. */
const fakeSubscription = () => {
  const { mayCreate } = subscription.routes;
  const fakeRoutes = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async () => ({ allowed: true, paid: true }) },
  );
  return defineModule({ name: 'subscription', home: import.meta.dirname, routes: fakeRoutes });
};

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({
    modules: [contentModule, fakeSubscription()],
    moduleCalls: { content: ['subscription'] },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const form = {
  title: 'Yılbaşı haftası açığız',
  text: '28-31 Aralık arası\nakşam dokuza kadar.',
  startsOn: '2026-12-20',
  endsOn: '2026-12-31',
  imageUrl: `/api/File/image/${newCode()}/large`,
};

const newSalon = () => {
  const salonCode = newCode();
  const manager = app.as(app.people.member(salonCode, 'manage-salon'));
  const withCode = (code: string) => ({ params: { salonCode, code } });
  return {
    salonCode,
    ...manager,
    withCode,
    announce: (more: Partial<typeof form> | object = {}) =>
      manager.call(routes.createAnnouncement, { body: { salonCode, ...form, ...more } }),
    list: () => manager.call(routes.announcements, { params: { salonCode } }),
  };
};

describe('POST /api/Content/announcement', () => {
  test('stores the form', async () => {
    const salon = newSalon();
    const written = await salon.announce();
    expect(written).toEqual({
      ...form,
      code: expect.any(String) as string,
      createdAt: expect.any(String) as string,
    });
    expect(await salon.list()).toEqual([written]);
    const open = await salon.announce({ text: '', endsOn: null, imageUrl: null });
    expect(open).toMatchObject({ text: '', endsOn: null, imageUrl: null });
  });

  test.each([
    ['endsOn', '2026-12-19', 'Bitiş başlangıçtan sonra olmalı.'],
    ['startsOn', '2026-02-30', 'Bu alan beklenen biçimde değil. Yazdığınızı kontrol edin.'],
    ['title', 'x', 'En az 2 karakter girin.'],
  ])('refuses a %s of %j', async (field, value, sentence) => {
    const { salonCode, send } = newSalon();
    const response = await send(routes.createAnnouncement, { body: { salonCode, ...form, [field]: value } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: sentence } });
  });

  test.each([
    'https://kotu.example/x.png',
    '//kotu.example/x.png',
    'javascript:alert(1)',
    'http://169.254.169.254/latest',
    `/api/File/image/${newCode()}/../../x`,
  ])('attack 45: a picture at %j is refused', async (imageUrl) => {
    const { salonCode, send } = newSalon();
    const response = await send(routes.createAnnouncement, { body: { salonCode, ...form, imageUrl } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { imageUrl: expect.any(String) as string } });
  });

  test('attack 12: the form sent twice is stored once, and its key with another body is refused', async () => {
    const salon = newSalon();
    const key = { 'idempotency-key': newCode() };
    const body = { salonCode: salon.salonCode, ...form };
    for (const _ of [1, 2])
      expect((await salon.send(routes.createAnnouncement, { body }, key)).status).toBe(200);
    const other = await salon.send(routes.createAnnouncement, { body: { ...body, title: 'Başka' } }, key);
    expect(await other.json()).toMatchObject({ code: 'key-reused' });
    expect(await salon.list()).toHaveLength(1);
  });

  test('attack 41: a script is stored as plain text', async () => {
    const salon = newSalon();
    const script = '<script>alert(1)</script>';
    await salon.announce({ title: script, text: script });
    expect(await salon.list()).toMatchObject([{ title: script, text: script }]);
  });
});

test('GET /api/Content/announcement/by-salon/{salonCode} lists all of them, newest first, to every member', async () => {
  const salon = newSalon();
  for (const title of ['Biten', 'Süren', 'Planlanan']) await salon.announce({ title });
  const { salonCode } = salon;
  const member = app.as(app.people.member(salonCode));
  const listed = await member.call(routes.announcements, { params: { salonCode } });
  expect(listed.map(({ title }) => title)).toEqual(['Planlanan', 'Süren', 'Biten']);
  expect(await newSalon().list()).toEqual([]);
});

test('PUT /api/Content/announcement/{salonCode}/{code} changes it and keeps its position', async () => {
  const salon = newSalon();
  const { code, createdAt } = await salon.announce();
  await salon.announce({ title: 'Yeni' });
  const body = { title: 'Tatildeyiz', text: '', startsOn: '2027-01-01', endsOn: null, imageUrl: null };
  const changed = await salon.call(routes.changeAnnouncement, { ...salon.withCode(code), body });
  expect(changed).toEqual({ ...body, code, createdAt });
  expect((await salon.list())[1]).toEqual(changed);
  const reversed = await salon.send(routes.changeAnnouncement, {
    ...salon.withCode(code),
    body: { ...body, endsOn: '2026-12-31' },
  });
  expect(reversed.status).toBe(422);
});

test('DELETE /api/Content/announcement/{salonCode}/{code} removes it, POST /api/Content/announcement/restore/{salonCode}/{code} restores it', async () => {
  const salon = newSalon();
  const written = await salon.announce();
  const input = salon.withCode(written.code);
  for (const _ of [1, 2]) expect(await salon.call(routes.removeAnnouncement, input)).toEqual({});
  expect(await salon.list()).toEqual([]);
  expect((await salon.send(routes.changeAnnouncement, { ...input, body: form })).status).toBe(404);
  for (const _ of [1, 2]) expect(await salon.call(routes.restoreAnnouncement, input)).toEqual(written);
  expect(await salon.list()).toEqual([written]);
});

test('GET /api/Content/public/{salonCode} shows everybody those of today, newest first', async () => {
  const salon = newSalon();
  const today = wallDate(Date.now(), 'Europe/Istanbul');
  const between = (startsOn: string, endsOn: string | null) => ({ startsOn, endsOn, imageUrl: null });
  await salon.announce({ title: 'Biten', ...between('2026-01-01', addDays(today, -1)) });
  await salon.announce({ title: 'Son gün', ...between('2026-01-01', today) });
  await salon.announce({ title: 'İlk gün', ...between(today, null) });
  await salon.announce({ title: 'Yarın', ...between(addDays(today, 1), null) });
  const removed = await salon.announce({ title: 'Kaldırılan', ...between(today, null) });
  await salon.call(routes.removeAnnouncement, salon.withCode(removed.code));
  const { salonCode } = salon;
  const shown = await app.as(null).call(routes.ofPage, { params: { salonCode } });
  expect(shown.announcements.map(({ title }) => title)).toEqual(['İlk gün', 'Son gün']);
  expect(shown.announcements[0]).toEqual({
    code: expect.any(String) as string,
    title: 'İlk gün',
    text: form.text,
    imageUrl: null,
  });
});

describe('access', () => {
  test('attack 21: announcements of another salon are not found', async () => {
    const salon = newSalon();
    const other = newSalon();
    const { code } = await other.announce();
    const { salonCode } = other;
    for (const params of [
      { salonCode, code },
      { salonCode: salon.salonCode, code },
    ]) {
      expect((await salon.send(routes.changeAnnouncement, { params, body: form })).status).toBe(404);
      expect((await salon.send(routes.removeAnnouncement, { params })).status).toBe(404);
      expect((await salon.send(routes.restoreAnnouncement, { params })).status).toBe(404);
    }
    expect((await salon.send(routes.createAnnouncement, { body: { salonCode, ...form } })).status).toBe(404);
    expect((await salon.send(routes.announcements, { params: { salonCode } })).status).toBe(404);
    expect(await other.list()).toMatchObject([{ code, title: form.title }]);
  });

  test('a member without the right can only read', async () => {
    const { salonCode, announce, withCode } = newSalon();
    const { code } = await announce();
    const member = app.as(app.people.member(salonCode, 'manage-services'));
    for (const response of [
      member.send(routes.createAnnouncement, { body: { salonCode, ...form } }),
      member.send(routes.changeAnnouncement, { ...withCode(code), body: form }),
      member.send(routes.removeAnnouncement, withCode(code)),
      member.send(routes.restoreAnnouncement, withCode(code)),
    ])
      expect((await response).status).toBe(403);
  });
});
