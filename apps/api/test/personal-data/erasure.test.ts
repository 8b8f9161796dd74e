import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import { customer } from '@ayna/contracts/customer';
import { file } from '@ayna/contracts/file';
import { privacy } from '@ayna/contracts/privacy';
import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import { schemaOf } from '@ayna/kernel/db/roles';
import { testEnv } from '@ayna/kernel/testkit/app';
import { freshDatabase, redisUrl, type TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { type MailServer, startMailServer } from '@ayna/stand-ins/mail';
import { type Netgsm, startNetgsm } from '@ayna/stand-ins/netgsm';
import { type S3, startS3 } from '@ayna/stand-ins/s3';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../src/modules.ts';
import { at, type Client, clientAt, openSalon, password, type TestSalon } from '../appointment/kit.ts';

const script = join(import.meta.dirname, '../../src/main.ts');
const account = { user: '8505550000', password: 'parola-degil' };

/** What a person leaves in the product. In ASCII, because stored documents escape all other letters. */
const person = {
  name: 'Kanaryam',
  lastname: 'Sarikus',
  phone: '+905384410277',
  email: 'kanaryam.sarikus@ornek.com',
  birthday: '1987-03-21',
  allergies: 'Kanarya otuna alerjisi var',
  tag: 'kanarya-etiketi',
  note: 'Kanaryasini da getirir',
  bookingNote: 'Kanarya sarisi olsun',
  laterNote: 'Kanarya sarisi vazgecti',
  cancelRemark: 'Kanaryasi hastalandi',
  banReason: 'Kanarya yuzunden',
  message: 'Kanaryam icin bir sorum vardi.',
  leaveNote: 'Kanarya bakimi',
  formerReview: 'Kanarya gibi olamadim',
  review: 'Kanarya gibi oldum',
  reviewAnswer: 'Kanaryanizi da bekleriz',
};
const canaries = [...Object.values(person), person.phone.slice(3)];

let database: TestDatabase;
let host: HostProcess;
let logs = '';
let mail: MailServer;
let netgsm: Netgsm;
let s3: S3;
let owner: TestSalon;
let me: Client & { readonly code: string };
let card: string;
let picture: string;

const rows = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);

const signUpForm = {
  kind: 'customer' as const,
  name: person.name,
  lastname: person.lastname,
  phone: person.phone,
  email: person.email,
  password,
  marketingSms: true,
  marketingMail: false,
  photos: false,
};

/** Signs up as everybody does, with the code of the SMS. */
const signUp = async (): Promise<typeof me> => {
  const visitor = clientAt(host.url, null);
  const { challenge } = await visitor.call(auth.routes.signUp, { body: signUpForm });
  const code = await eventually(() => {
    const digits = /\d{6}/.exec(
      netgsm.sent.find(({ number }) => number.endsWith(person.phone.slice(3)))?.text ?? '',
    );
    if (!digits) throw new Error('no SMS with a code yet');
    return digits[0];
  });
  const { accessToken, userCode } = await visitor.call(auth.routes.activate, { body: { challenge, code } });
  return { code: userCode, ...clientAt(host.url, accessToken) };
};

const dot = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

const useAccount = async (): Promise<void> => {
  const { name, lastname, phone, email, message } = person;
  // The sign-up sent a link to the address.
  const token = await eventually(() => {
    const link = /e-posta-onayi\/([\w-]+)/.exec(mail.mails.find(({ to }) => to.includes(email))?.text ?? '');
    if (!link?.[1]) throw new Error('no mail with a link yet');
    return link[1];
  });
  await me.call(auth.routes.confirmEmail, { body: { token } });
  await me.call(auth.routes.sendEmailLink, {});
  const uploaded = await me.call(file.routes.profilePhoto, { file: dot });
  picture = /image\/([\w-]+)\//.exec(JSON.stringify(uploaded))?.[1] ?? '';
  const imageUrl = `/api/File/image/${picture}/medium`;
  await me.call(auth.routes.profile, { body: { name, lastname, imageUrl } });
  await me.call(content.routes.sendMessage, {
    body: { fullName: `${name} ${lastname}`, email, phone, message },
  });
};

const bookAt = async (time: string): Promise<string> => {
  const { salonCode, services } = owner;
  const { appointments } = await me.call(appointment.routes.book, {
    body: { salonCode, services, startDate: at(time), note: person.bookingNote, holdCode: null },
  });
  return appointments[0]?.code ?? '';
};

/** Three bookings, of which each side cancels one, and all that the salon writes about its customer. */
const visitSalon = async (): Promise<void> => {
  const { phone, email, birthday, allergies, tag, note, laterNote, banReason, name, lastname } = person;
  const canceled = await bookAt('10:00');
  await me.call(appointment.routes.cancelMine, { params: { code: canceled } });
  await owner.owner.call(appointment.routes.cancel, {
    params: { code: await bookAt('12:00') },
    body: { reason: 'other', remark: person.cancelRemark },
  });
  const code = await bookAt('14:00');
  const booked = await owner.owner.call(appointment.routes.byCode, { params: { code } });
  await owner.owner.call(appointment.routes.change, {
    params: { code },
    body: { version: booked.version, note: laterNote, tellCustomer: false },
  });
  card = booked.customerCode ?? '';
  const { version } = await owner.owner.call(customer.routes.byCode, { params: { code: card } });
  await owner.owner.call(customer.routes.change, {
    params: { code: card },
    body: { name, lastname, phone, email, birthday, allergies, tags: [tag], version },
  });
  await owner.owner.call(customer.routes.addNote, { params: { code: card }, body: { text: note } });
  await owner.owner.call(customer.routes.consent, {
    params: { code: card },
    body: { kind: 'photos', given: true },
  });
  await owner.owner.call(salon.routes.ban, {
    body: {
      salonCode: owner.salonCode,
      userCode: me.code,
      phone,
      name: `${name} ${lastname}`,
      reason: banReason,
      until: null,
    },
  });
};

/** A visit that is completed, reviewed twice by its link, answered and reported. */
const reviewVisit = async (): Promise<void> => {
  const { salonCode } = owner;
  const code = await bookAt('16:00');
  await owner.owner.call(appointment.routes.updateStatus, {
    params: { code },
    query: { status: 'Completed' },
  });
  const { token } = await eventually(() =>
    owner.owner.call(content.routes.makeReviewLink, { params: { salonCode, appointmentCode: code } }),
  );
  for (const text of [person.formerReview, person.review])
    await me.call(content.routes.saveReview, { params: { token }, body: { stars: 4, text } });
  const { items } = await owner.owner.call(content.routes.reviews, { params: { salonCode }, query: {} });
  const params = { salonCode, code: items[0]?.code ?? '' };
  await owner.owner.call(content.routes.answerReview, { params, body: { answer: person.reviewAnswer } });
  await owner.owner.call(content.routes.reportReview, { params, body: { reason: 'Bize hic gelmedi.' } });
};

/** What no route of this test reaches: an uploaded file, a former employment, a second factor. */
const plantRows = async (): Promise<void> => {
  const [importCode, employee] = [newCode(), newCode()];
  const cells = [`${person.name} ${person.lastname}`, '0538 441 02 77', person.email];
  const { salonCode } = owner;
  await rows(
    `insert into customer.imports (salon_code, code, state, file_name, headers, samples, options, rows, pieces, by_code, created_at)
     values ($1, $2, 'stopped', 'liste.csv', '{Ad,Telefon,Posta}', $3, '{"columns":[],"merge":true,"marketing":false}', 2, 1, $4, now())`,
    [salonCode, importCode, cells, newCode()],
  );
  await rows('insert into customer.import_pieces values ($1, $2, 0, $3)', [
    salonCode,
    importCode,
    JSON.stringify([
      { number: 2, cells },
      { number: 3, cells: ['Baska Biri', '0538 000 00 00', ''] },
    ]),
  ]);
  await rows(
    `insert into customer.import_refusals (salon_code, import_code, number, cells, name, phone, why)
     values ($1, $2, 2, $3, $4, $5, 'phone')`,
    [salonCode, importCode, cells, cells[0], cells[1]],
  );
  await rows(
    `insert into customer.import_wishes (salon_code, import_code, code, number, cells, name, phone)
     values ($1, $2, $3, 2, $4, $5, $6)`,
    [salonCode, importCode, newCode(), cells, cells[0], cells[1]],
  );
  await rows(
    `insert into employee.employees (salon_code, code, user_code, name, lastname, phone, email, position, title, is_active,
       all_services, service_codes, left_at)
     values ($1, $2, $3, 'Eski', 'Ekipten', $4, $5, 'hairdresser', '', false, true, '{}', now())`,
    [salonCode, employee, me.code, person.phone, person.email],
  );
  await rows(`insert into employee.leaves values ($1, $2, $3, '2026-01-05', '2026-01-06', 'Sick', $4)`, [
    salonCode,
    employee,
    newCode(),
    person.leaveNote,
  ]);
  await rows(
    `insert into employee.recurring_leaves values ($1, $2, $3, '{Monday}', '12:00:00', '13:00:00', '2026-01-05', null, $4)`,
    [salonCode, employee, newCode(), person.leaveNote],
  );
  await rows(
    `insert into employee.invitations (salon_code, code, employee_code, token_hash, by, sent_to, state, accepted_by, sent_at, expires_at)
     values ($1, $2, $3, $4, 'sms', $5, 'accepted', $6, now(), now())`,
    [salonCode, newCode(), employee, newCode(), person.phone, me.code],
  );
  await rows("insert into auth.second_factors (owner, sealed) values ($1, 'sealed')", [me.code]);
  await rows("insert into auth.recovery_codes (owner, hash) values ($1, 'hash')", [me.code]);
  await rows("insert into auth.tours_seen values ($1, 'calendar', now())", [me.code]);
};

/** A salon whose list is open would take it from the person; here it is written as that would. */
const waitForTime = (): Promise<unknown> =>
  rows(
    `insert into appointment.waiting_list (salon_code, code, person_code, customer_code, name, lastname, phone, services,
       first_day, last_day, parts, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, '[{"service": "Kesim"}]', current_date, current_date, '{}', now())`,
    [owner.salonCode, newCode(), me.code, card, person.name, person.lastname, person.phone],
  );

const TABLES = `select table_schema as schema, table_name as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'ayna')`;

/** The tables with a row that contains one of these texts. */
const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { schema, name } of await rows<{ schema: string; name: string }>(TABLES)) {
    const hits = await rows(`select from ${schema}.${name} as row where row::text ilike any ($1) limit 1`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (hits.length > 0) found.push(`${schema}.${name}`);
  }
  return found.toSorted();
};

const redisTexts = async (): Promise<string> => {
  const redis = new Redis(redisUrl);
  const texts: string[] = [];
  for await (const keys of redis.scanStream({ count: 1_000 }) as AsyncIterable<string[]>)
    for (const key of keys) {
      const value = await redis.dump(key);
      texts.push(key, value ?? '');
    }
  redis.disconnect();
  return texts.join('\n');
};

const storedFiles = (): string => readdirSync(s3.directory, { recursive: true }).join('\n');

/** Waits until the queue has no work left. */
const settle = () =>
  eventually(
    async () => {
      const waiting = await rows(
        "select name from pgboss.job where state in ('created', 'retry', 'active') and name like '%.%' and data ? 'id'",
      );
      expect(waiting).toEqual([]);
    },
    { within: 20_000 },
  );

beforeAll(async () => {
  mail = await startMailServer();
  netgsm = await startNetgsm(account);
  s3 = await startS3();
  database = await freshDatabase(modules);
  host = await startProcess(
    script,
    testEnv(database.url, {
      SMTP_URL: mail.url,
      NETGSM_URL: netgsm.url,
      NETGSM_USER: account.user,
      NETGSM_PASSWORD: account.password,
      NETGSM_HEADER: 'AYNA',
      MAIL_FROM: 'ayna@ornek.com',
      CONTACT_INBOX: 'bize@ornek.com',
      PUBLIC_URL: 'https://ayna.ornek.com',
      ...s3.env,
    }),
  );
  host.child.stdout?.on('data', (chunk: Buffer) => {
    logs += chunk.toString();
  });
  owner = await openSalon({ url: host.url, rows });
  me = await signUp();
  await useAccount();
  await reviewVisit();
  await visitSalon();
  await plantRows();
  await waitForTime();
  await settle();
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([mail.close(), netgsm.close(), s3.close()]);
  await database.drop();
});

describe('a person who was a customer, an employee and a writer', () => {
  test('is in every table that a module registers as erased', async () => {
    const registered = modules.flatMap(({ name, personalData }) =>
      Object.entries(personalData)
        .filter(([, { erased = [] }]) => erased.length > 0)
        .map(([table]) => `${schemaOf(name)}.${table}`),
    );
    const found = await tablesWith([...canaries, me.code, card]);
    // A member cannot delete the account; tokens belong to a session, which is here.
    const elsewhere = ['auth.memberships', 'auth.refresh_tokens'];
    expect(registered.filter((table) => !found.includes(table) && !elsewhere.includes(table))).toEqual([]);
    expect(storedFiles()).toContain(picture);
  });

  test('gets everything in one file, with the password only', async () => {
    const wrong = await me.send(privacy.routes.myData, { body: { password: 'baska-bir-sey' } });
    expect(wrong.status).toBe(422);
    const exported = JSON.stringify(await me.call(privacy.routes.myData, { body: { password } }));
    const [year, month, day] = person.birthday.split('-');
    const expected = canaries.map((canary) =>
      canary === person.birthday ? `${day}.${month}.${year}` : canary,
    );
    // The note of the booking was replaced by a later one.
    const missing = expected.filter((text) => !exported.includes(text) && text !== person.bookingNote);
    expect(missing).toEqual([]);
    expect(exported).toContain(picture);
    expect(exported).not.toContain('Baska Biri');
  });

  test('is nowhere once the account is deleted', async () => {
    expect((await me.send(auth.routes.deleteAccount, { body: { password: 'baska' } })).status).toBe(422);
    await me.call(auth.routes.deleteAccount, { body: { password } });
    expect((await me.send(auth.routes.me, {})).status).toBe(401);
    await settle();
    // A handled event stays in the queue for a day, until the next sweep. Here both are over.
    await rows(
      "update pgboss.job set completed_on = completed_on - interval '1 day' where state = 'completed'",
    );
    await rows("update pgboss.queue set maintain_on = maintain_on - interval '10 minutes'");
    await eventually(async () => expect(await tablesWith(canaries)).toEqual([]), { within: 30_000 });
    const redis = await redisTexts();
    expect(canaries.filter((canary) => redis.includes(canary))).toEqual([]);
    expect(storedFiles()).not.toContain(picture);
    expect(canaries.filter((canary) => logs.includes(canary))).toEqual([]);
  }, 60_000);

  test('leaves the salon its appointments, one of them canceled by it, and the rows of others', async () => {
    const calendar = await owner.calendar();
    expect(
      calendar.map(({ status, customerSnapshot, note }) => ({ status, customerSnapshot, note })),
    ).toEqual([
      { status: 'Canceled', customerSnapshot: null, note: '' },
      { status: 'Canceled', customerSnapshot: null, note: '' },
      { status: 'Canceled', customerSnapshot: null, note: '' },
      { status: 'Completed', customerSnapshot: null, note: '' },
    ]);
    expect(await rows('select stars, text, answer from content.reviews')).toEqual([
      { stars: 4, text: '', answer: null },
    ]);
    expect(await owner.book('14:00')).toMatchObject({ status: 'Approved' });
    const [piece] = await rows<{ rows: object[] }>('select rows from customer.import_pieces');
    expect(piece?.rows).toEqual([{ number: 3, cells: ['Baska Biri', '0538 000 00 00', ''] }]);
  });

  test('can sign up again', async () => {
    await rows('delete from notification.budgets');
    const again = clientAt(host.url, null).call(auth.routes.signUp, { body: signUpForm });
    expect(await again).toHaveProperty('challenge');
  });
});
