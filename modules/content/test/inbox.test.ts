import { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentModule } from '../src/index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ modules: [contentModule], env: { LIMITS: 'off' } });
});
afterAll(() => app[Symbol.asyncDispose]());

type Filter = InputOf<typeof content.routes.messages>['query'];

const newMessage = (more: object = {}) => ({
  fullName: 'Hatice Güngör',
  email: 'hatice@ornek.com',
  phone: '0532 118 40 27',
  subject: 'Paket değişikliği',
  message: 'Ay ortasında geçersem ücret nasıl hesaplanıyor?',
  ...more,
});

/** A platform with these messages, the first of them the oldest. */
const inbox = async (...messages: object[]) => {
  const own = await testApp({ modules: [contentModule], env: { LIMITS: 'off' } });
  for (const more of messages)
    await own.as(null).call(content.routes.sendMessage, { body: newMessage(more) });
  const staff = own.people.person({ admin: true });
  const read = (query: Filter = {}, page = 0) =>
    own.as(staff).call(content.routes.messages, { params: { page }, query });
  const subjects = async (query: Filter) => (await read(query)).items.map(({ subject }) => subject);
  const codeOf = async (subject: string) =>
    (await read()).items.find((one) => one.subject === subject)?.code ?? '';
  const answer = (code: string, answered: boolean) =>
    own.as(staff).send(content.routes.setMessageAnswered, { body: { code, answered } });
  return {
    own,
    staff,
    read,
    subjects,
    codeOf,
    answer,
    [Symbol.asyncDispose]: () => own[Symbol.asyncDispose](),
  };
};

describe('GET /api/contact/page/{page} with a filter', () => {
  test('searches sender, e-mail, phone, subject and message in any spelling', async () => {
    await using box = await inbox(
      { fullName: 'Işıl Kara', email: 'isil@ornek.com', subject: 'A' },
      { phone: '0541 220 63 18', subject: 'B' },
      { message: 'Çalışanların yetkileri nereden açılıyor?', subject: 'C' },
    );
    for (const [s, found] of [
      ['isil kara', ['A']],
      ['IŞIL', ['A']],
      ['isil@', ['A']],
      ['0541 220', ['B']],
      ['calisanlarin yetkileri', ['C']],
      ['%', []],
      ['', ['C', 'B', 'A']],
    ] as const)
      expect(await box.subjects({ s }), s).toEqual(found);
  });

  test('counts what it found, and unread messages as before', async () => {
    await using box = await inbox({ subject: 'A' }, { subject: 'B' }, { subject: 'C' });
    await box.own
      .as(box.staff)
      .call(content.routes.markMessageRead, { body: { code: await box.codeOf('B') } });
    expect(await box.subjects({ state: 'unread' })).toEqual(['C', 'A']);
    expect(await box.read({ state: 'unread' })).toMatchObject({
      totalCount: 2,
      pageCount: 1,
      unreadCount: 2,
    });
    expect(await box.read({ state: 'answered' })).toMatchObject({
      totalCount: 0,
      pageCount: 0,
      unreadCount: 2,
    });
  });
});

describe('POST /api/contact/answered', () => {
  test('says who answered and when, marks as read, and is taken back', async () => {
    await using box = await inbox({ subject: 'A' }, { subject: 'B' });
    const code = await box.codeOf('A');
    expect((await box.answer(code, true)).status).toBe(200);
    const answered = (await box.read({ state: 'answered' })).items;
    expect(answered).toMatchObject([
      { code, read: true, answeredBy: box.staff.code, answeredAt: expect.any(String) as string },
    ]);
    expect(await box.subjects({ state: 'unanswered' })).toEqual(['B']);
    // Somebody else who says it again does not become the author.
    const other = box.own.people.person({ admin: true });
    await box.own.as(other).call(content.routes.setMessageAnswered, { body: { code, answered: true } });
    expect((await box.read({ state: 'answered' })).items).toEqual(answered);
    expect((await box.answer(code, false)).status).toBe(200);
    expect((await box.read()).items.find((one) => one.code === code)).toMatchObject({
      read: true,
      answeredAt: null,
      answeredBy: null,
    });
  });

  test('attack: only Admin answers, and only a message that exists', async () => {
    const body = { code: newCode(), answered: true };
    const send = (person: Parameters<typeof app.as>[0]) =>
      app.as(person).send(content.routes.setMessageAnswered, { body });
    expect((await send(null)).status).toBe(401);
    expect((await send(app.people.member(newCode(), 'Administrator'))).status).toBe(403);
    expect((await send(app.people.person({ admin: true }))).status).toBe(404);
  });
});
