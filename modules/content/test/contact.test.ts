import { content } from '@ayna/contracts/content';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentModule } from '../src/index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ modules: [contentModule], env: { LIMITS: 'off' } });
});
afterAll(() => app[Symbol.asyncDispose]());

const message = {
  fullName: 'Işıl Kara',
  email: 'isil.kara@ornek.com',
  phone: '0541 220 63 18',
  subject: 'SMS onayı',
  message: 'Müşterilerime giden SMS’lerde\nsalonumun adı görünmüyor.',
};
const visitor = () => app.as(null);
const admin = () => app.as(app.people.person({ admin: true }));
const send = (body: object) => visitor().send(content.routes.sendMessage, { body });
const inbox = (page = 0) => admin().call(content.routes.messages, { params: { page }, query: {} });
const totalCount = async () => (await inbox()).totalCount;

describe('POST /api/contact', () => {
  test('stores the message with a normalized phone and its line breaks', async () => {
    expect((await send(message)).status).toBe(200);
    expect((await inbox()).items[0]).toMatchObject({ ...message, phone: '+905412206318', read: false });
  });

  test('treats an empty subject as none', async () => {
    await send({ ...message, subject: '' });
    expect((await inbox()).items[0]).toMatchObject({ subject: null });
    const { subject: _, ...without } = message;
    expect((await send(without)).status).toBe(200);
  });

  test('names what is missing per field', async () => {
    const response = await send({ email: 'x', message: 'kısa' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid-fields',
      fields: {
        fullName: 'Bu alan gerekli.',
        email: 'Geçerli bir e-posta adresi girin.',
        phone: 'Bu alan gerekli.',
        message: 'En az 10 karakter girin.',
      },
    });
  });

  test('a filled honeypot gets a normal response, and nothing is stored', async () => {
    const before = await totalCount();
    expect((await send({ ...message, website: 'https://example.com' })).status).toBe(200);
    expect(await totalCount()).toBe(before);
  });

  test('a form sent faster than a person could is refused, and may be sent again', async () => {
    const quick = await send({ ...message, openedAt: Date.now() - 500 });
    expect(quick.status).toBe(422);
    expect(await quick.json()).toMatchObject({ code: 'too-quick' });
    expect((await send({ ...message, openedAt: Date.now() - 5_000 })).status).toBe(200);
  });

  test('the same form sent twice is stored once', async () => {
    const before = await totalCount();
    const key = { 'idempotency-key': newCode() };
    const body = { ...message, subject: 'Bir kez' };
    for (const _ of [1, 2]) {
      expect((await visitor().send(content.routes.sendMessage, { body }, key)).status).toBe(200);
    }
    expect(await totalCount()).toBe(before + 1);
  });
});

describe('attacks on the contact form', () => {
  test('attack 41: a script is stored as plain text', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await send({ ...message, subject: script, message: `${script} merhaba` });
    expect((await inbox()).items[0]).toMatchObject({ subject: script, message: `${script} merhaba` });
    const response = await admin().send(content.routes.messages, { params: { page: 0 }, query: {} });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    'a@b.com?cc=x@y.com',
    'a@b.com&body=x',
    'a@b.com,c@d.com',
    'a@b.com\r\nBcc: x@y.com',
    'mailto:a@b.com?subject=x',
  ])('attack 42: %j is not an e-mail address', async (email) => {
    const response = await send({ ...message, email });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { email: 'Geçerli bir e-posta adresi girin.' } });
  });

  test.each([
    ['fullName', 'Ali\r\nBcc: herkes@example.com'],
    ['fullName', 'https://kotu.example'],
    ['fullName', 'Bedava hediye kotu.com'],
    ['subject', 'Konu\r\nBcc: herkes@example.com'],
    ['phone', '+905321234567\r\nX: y'],
  ])('attack 43: %s is refused as %j', async (field, value) => {
    const response = await send({ ...message, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  const post = (body: string | URLSearchParams | FormData, headers: Record<string, string> = {}) =>
    fetch(new URL('/api/contact', app.url), { method: 'POST', body, headers });

  test.each([
    ['JSON', JSON.stringify(message), { 'content-type': 'application/json' }, 415],
    ['a plain form', new URLSearchParams(message), {}, 415],
    ['text', 'merhaba', { 'content-type': 'text/plain' }, 415],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    [
      'a truncated form',
      '--b\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nAl',
      { 'content-type': 'multipart/form-data; boundary=b' },
      400,
    ],
  ])('attack 48: %s is refused', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  test('attack 48: a repeated field is refused, an unknown one ignored, a file refused', async () => {
    const form = (extra: [string, string | Blob][]) => {
      const data = new FormData();
      for (const [key, value] of [...Object.entries(message), ...extra]) data.append(key, value);
      return data;
    };
    const doubled = await post(form([['email', 'ikinci@ornek.com']]));
    expect(doubled.status).toBe(422);
    expect(await doubled.json()).toMatchObject({ fields: { email: expect.any(String) as string } });
    expect(
      (
        await post(
          form([
            ['read', 'true'],
            ['code', newCode()],
          ]),
        )
      ).status,
    ).toBe(200);
    expect((await inbox()).items[0]).toMatchObject({ read: false });
    expect((await post(form([['file', new Blob(['x'])]]))).status).toBe(400);
    expect((await post(form([['__proto__', 'x']]))).status).toBe(400);
    expect((await post(form(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'])))).status).toBe(400);
    expect((await post(form([['website', 'x'.repeat(2_000_000)]]))).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the inbox', () => {
  test('GET /api/contact/page/{page} counts pages from 0, ten a page, newest first', async () => {
    await using fresh = await testApp({ modules: [contentModule], env: { LIMITS: 'off' } });
    for (let index = 1; index <= 23; index += 1) {
      await fresh
        .as(null)
        .call(content.routes.sendMessage, { body: { ...message, subject: `Konu ${index}` } });
    }
    const reader = fresh.as(fresh.people.person({ admin: true }));
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => reader.call(content.routes.messages, { params: { page }, query: {} })),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3, 0]);
    expect(pages[0]).toMatchObject({ totalCount: 23, pageCount: 3 });
    const subjects = pages.flatMap(({ items }) => items.map(({ subject }) => subject));
    expect(subjects).toEqual(Array.from({ length: 23 }, (_, index) => `Konu ${23 - index}`));
  });

  test('without messages is an empty page', async () => {
    await using fresh = await testApp({ modules: [contentModule] });
    const page = await fresh
      .as(fresh.people.person({ admin: true }))
      .call(content.routes.messages, { params: { page: 0 }, query: {} });
    expect(page).toEqual({ items: [], totalCount: 0, unreadCount: 0, pageCount: 0 });
  });

  test.each(['-1', 'x', '1.5'])('has no page %s', async (page) => {
    const response = await fetch(new URL(`/api/contact/page/${page}`, app.url), {
      headers: { 'x-user-token': await app.people.tokenOf(app.people.person({ admin: true })) },
    });
    expect(response.status).toBe(422);
  });

  test('POST /api/contact/read marks a message as read, repeatably', async () => {
    await send({ ...message, subject: 'Okunacak' });
    const {
      items: [first],
      unreadCount,
    } = await inbox();
    for (const _ of [1, 2])
      await admin().call(content.routes.markMessageRead, { body: { code: first?.code ?? '' } });
    expect((await inbox()).items.find(({ code }) => code === first?.code)).toMatchObject({ read: true });
    expect((await inbox()).unreadCount).toBe(unreadCount - 1);
    expect((await admin().send(content.routes.markMessageRead, { body: { code: newCode() } })).status).toBe(
      404,
    );
  });

  test.each([
    ['a visitor', () => null, 401],
    ['an owner', () => app.people.member(newCode(), 'Administrator'), 403],
    ['an Admin', () => app.people.person({ admin: true }), 200],
  ])('attack 25: is read only by Admin: %s', async (_, person, status) => {
    expect(
      (await app.as(person()).send(content.routes.messages, { params: { page: 0 }, query: {} })).status,
    ).toBe(status);
    const read = await app.as(person()).send(content.routes.markMessageRead, { body: { code: newCode() } });
    expect(read.status).toBe(status === 200 ? 404 : status);
  });
});

test('one IP address may send five messages in ten minutes; the sixth is refused', async () => {
  await using limited = await testApp({ modules: [contentModule] });
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await limited.as(null).send(content.routes.sendMessage, { body: message })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
