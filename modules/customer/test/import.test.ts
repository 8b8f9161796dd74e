import { importBookingAnswered } from '@ayna/contracts/appointment.events';
import type { ImportField } from '@ayna/contracts/customer';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { workbookOf } from '@ayna/kernel/testkit/workbook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<CustomerApp['newSalon']>;

const upload = (salon: Salon, bytes: Uint8Array | string, fileName = 'liste.csv') =>
  salon.call(routes.startImport, {
    query: { salonCode: salon.salonCode, fileName },
    file: new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]),
  });

const latestOf = async (salon: Salon) => {
  const { latest } = await salon.call(routes.latestImport, { params: { salonCode: salon.salonCode } });
  if (!latest) throw new Error(`latestImport: salon ${salon.salonCode} has no import`);
  return latest;
};

const untilDone = (salon: Salon) =>
  eventually(
    async () => {
      const latest = await latestOf(salon);
      expect(latest.state).toBe('done');
      return latest;
    },
    { within: 20_000 },
  );

type Options = { columns?: ImportField[]; merge?: boolean; marketing?: boolean };

/** Uploads a file and runs its import to the end. */
const importFile = async (salon: Salon, bytes: Uint8Array | string, options: Options = {}) => {
  const { code, options: guessed } = await upload(salon, bytes);
  await salon.call(routes.runImport, { params: { code }, body: { ...guessed, ...options } });
  return untilDone(salon);
};

const refusedOf = async (salon: Salon, code: string) =>
  (await salon.call(routes.refusedRows, { params: { code }, query: {} })).items;

const csv = [
  'Ad Soyad;GSM;Son Geliş;Notlar;Doğum T.;Bakiye',
  'Gülşen Işıldar;5326041873;03.10.2026;papatya alerjisi;14/05/1991;0,00',
  'Şeyma Çoban;0541 288 70 15;;Sakin konuşur;;',
  'Hatice;;;;;',
  'Serkan Uçkun;0532 41 27;;;;',
  ';0541 777 20 10;;;;',
  'Aylin Çetinkaya;+49 151 2340 8812;;;31/02/1988;',
].join('\r\n');

const windows1254 = (text: string): Uint8Array => {
  const letters: Readonly<Record<string, number>> = { ğ: 0xf0, ı: 0xfd, ş: 0xfe, Ğ: 0xd0, İ: 0xdd, Ş: 0xde };
  return Uint8Array.from(text.split('').map((letter) => letters[letter] ?? letter.charCodeAt(0)));
};

describe('a file', () => {
  test.each<[string, Uint8Array | string]>([
    ['UTF-8 with semicolons', csv],
    ['UTF-8 with its mark', `\u{FEFF}${csv}`],
    ['windows-1254', windows1254(csv)],
    ['commas and quotes', csv.replaceAll(/[^;\r\n]+/g, '"$&"').replaceAll(';', ',')],
    ['tabs', csv.replaceAll(';', '\t')],
    ['Excel', workbookOf(csv.split('\r\n').map((line) => line.split(';')))],
  ])('in %s becomes the same cards and the same report', async (_, bytes) => {
    const salon = app.newSalon();
    const done = await importFile(salon, bytes);
    expect(done).toMatchObject({ rows: 6, seen: 6, made: 3, merged: 0, refused: 3 });
    const { items } = await salon.list();
    expect(items.map(({ name, lastname, phone }) => [name, lastname, phone])).toEqual([
      ['Gülşen', 'Işıldar', '+905326041873'],
      ['Hatice', '', null],
      ['Şeyma', 'Çoban', '+905412887015'],
    ]);
    expect(items[0]).toMatchObject({
      allergies: 'papatya alerjisi',
      birthday: '1991-05-14',
      figures: { lastVisit: '2026-10-03T00:00:00' },
    });
    const notes = await salon.call(routes.notes, { params: { code: items[2]?.code ?? '' } });
    expect(notes).toMatchObject([{ text: 'Sakin konuşur', by: 'Deniz Korkmaz' }]);
    expect(await refusedOf(salon, done.code)).toMatchObject([
      { number: 5, name: 'Serkan Uçkun', phone: '0532 41 27', why: 'phone-short', detail: '8' },
      { number: 6, name: '', phone: '0541 777 20 10', why: 'no-name' },
      { number: 7, name: 'Aylin Çetinkaya', why: 'bad-birthday', detail: '31/02/1988' },
    ]);
  });

  test('of Excel stores dates and times as numbers, which are converted', async () => {
    const salon = app.newSalon();
    const head = ['Ad Soyad', 'Telefon', 'Doğum T.', 'Randevu Tarihi', 'Saat', 'Hizmet'];
    const row = [
      'Ayla Demir',
      5321234567,
      { serial: 33372 },
      { serial: 46357 },
      { serial: 0.430555555555555 },
      'Kesim',
    ];
    const { code } = await importFile(salon, workbookOf([head, row]));
    expect((await salon.list()).items).toMatchObject([{ phone: '+905321234567', birthday: '1991-05-14' }]);
    await eventually(() =>
      expect(app.bookingRequests.find(({ importCode }) => importCode === code)).toMatchObject({
        startDate: '2026-12-01T10:20:00',
      }),
    );
  });

  test('has a preview, which writes nothing', async () => {
    const salon = app.newSalon();
    await salon.add({ name: 'Gülşen', lastname: 'Işıldar', phone: '+905326041873' });
    const { code, options, headers, rows } = await upload(salon, csv);
    expect({ headers: headers.length, rows }).toEqual({ headers: 6, rows: 6 });
    expect(options.columns).toEqual(['full-name', 'phone', 'last-visit', 'note', 'birthday', 'skip']);
    const preview = await salon.call(routes.previewImport, { params: { code }, body: options });
    expect(preview).toMatchObject({ fresh: 2, merging: 1, refused: 3, appointments: 0 });
    expect(preview.rows).toHaveLength(6);
    expect(preview.rows[0]).toMatchObject({
      number: 2,
      becomes: 'merged',
      about: 'papatya alerjisi',
      lastVisit: '2026-10-03',
    });
    expect((await salon.list()).totalCount).toBe(1);
  });

  test('imported twice duplicates neither cards nor notes', async () => {
    const salon = app.newSalon();
    await importFile(salon, csv);
    const again = await importFile(salon, csv);
    expect(again).toMatchObject({ made: 0, merged: 3, refused: 3 });
    const { items, totalCount } = await salon.list();
    expect(totalCount).toBe(3);
    const notes = await salon.call(routes.notes, { params: { code: items[2]?.code ?? '' } });
    expect(notes).toHaveLength(1);
  });

  test('is imported once, even if the import is started three times', async () => {
    const salon = app.newSalon();
    const { code, options: body } = await upload(salon, csv);
    const params = { code };
    await Promise.all([1, 2, 3].map(() => salon.call(routes.runImport, { params, body })));
    expect(await untilDone(salon)).toMatchObject({ made: 3, refused: 3 });
  });

  test('fills missing fields of a card and keeps the others', async () => {
    const salon = app.newSalon();
    const card = await salon.add(ayla);
    const file = 'Ad Soyad;Telefon;E-posta;Etiketler\nAyla Demir;0532 123 45 67;baska@ornek.com;kına';
    expect(await importFile(salon, file)).toMatchObject({ made: 0, merged: 1 });
    expect(await salon.one(card.code)).toMatchObject({ email: ayla.email, tags: ['VIP', 'kına'] });
  });

  test('leaves cards unchanged when merging is off', async () => {
    const salon = app.newSalon();
    const card = await salon.add(ayla);
    const done = await importFile(salon, 'Ad Soyad;Telefon;Etiketler\nAyla Demir;05321234567;kına', {
      merge: false,
    });
    expect(await refusedOf(salon, done.code)).toMatchObject([{ why: 'has-card', cardCode: card.code }]);
    expect(await salon.one(card.code)).toMatchObject({ version: 1, tags: ['VIP'] });
  });

  test('records a consent as claimed by the salon until the customer gives it', async () => {
    const salon = app.newSalon();
    const kind = 'marketing-sms' as const;
    await importFile(salon, 'Ad;Telefon\nAyla;05321234567', { marketing: true });
    const [card] = (await salon.list()).items;
    expect(card?.consents).toMatchObject([{ kind, given: true, claimed: true }]);
    const params = { code: card?.code ?? '' };
    const asked = await salon.call(routes.consent, { params, body: { kind, given: true } });
    expect(asked.consents).toMatchObject([{ kind, given: true, claimed: false }]);
  });

  test('does not renew a withdrawn consent', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add(ayla);
    const kind = 'marketing-sms' as const;
    for (const given of [true, false])
      await salon.call(routes.consent, { params: { code }, body: { kind, given } });
    await importFile(salon, 'Ad;Telefon\nAyla;05321234567\nIşıl;05321234568', { marketing: true });
    const { items } = await salon.list();
    const given = items.map(({ name, consents }) => [name, consents.find((one) => one.kind === kind)?.given]);
    expect(given).toEqual([
      ['Ayla', false],
      ['Işıl', true],
    ]);
  });

  test('of many pieces can be stopped and resumed', async () => {
    const salon = app.newSalon();
    const lines = Array.from({ length: 2_600 }, (_, at) => `Ayşe Yılmaz${at};0532${3_000_001 + at}`);
    const { code, options: body } = await upload(salon, ['Ad Soyad;Telefon', ...lines].join('\n'));
    const params = { code };
    await salon.call(routes.runImport, { params, body });
    const stopped = await salon.call(routes.stopImport, { params });
    expect(stopped.state).not.toBe('done');
    const { seen } = await latestOf(salon);
    expect((await salon.list()).totalCount).toBe(seen);
    await salon.call(routes.resumeImport, { params });
    expect(await untilDone(salon)).toMatchObject({ seen: 2_600, made: 2_600, refused: 0 });
    expect((await salon.list()).totalCount).toBe(2_600);
  });
});

describe('a refused row', () => {
  test('is corrected, imported and removed from the report', async () => {
    const salon = app.newSalon();
    const { code } = await importFile(salon, csv);
    const params = { code, number: 5 };
    const wrong = await salon.call(routes.correctRow, {
      params,
      body: { cells: ['Serkan Uçkun', '0532 41'] },
    });
    expect(wrong.refused).toMatchObject({ why: 'phone-short', detail: '6' });
    const right = await salon.call(routes.correctRow, {
      params,
      body: { cells: ['Serkan Uçkun', '05324127000'] },
    });
    expect(right).toMatchObject({ refused: null, import: { made: 4, refused: 2 } });
    expect((await salon.list({ s: 'serkan' })).items).toMatchObject([{ phone: '+905324127000' }]);
    const again = await salon.send(routes.correctRow, { params, body: { cells: ['Serkan'] } });
    expect(again.status).toBe(404);
  });

  test('attack 44: is exported without executable formulas and can be uploaded again', async () => {
    const salon = app.newSalon();
    const file = 'Ad Soyad;Telefon\n=HYPERLINK("http://kotu.example");05321234567\nIşıl Kara;123\n';
    const { code } = await importFile(salon, file.replaceAll('"', ''));
    const { csv: report } = await salon.call(routes.refusedFile, { params: { code } });
    expect(report).toContain(`"'=HYPERLINK(http://kotu.example)";"05321234567";"Hücrede formül var"`);
    expect(report).toContain('"Işıl Kara";"123";"Telefon eksik: 3 hane"');
    const again = await upload(salon, report);
    expect(again).toMatchObject({ rows: 2, options: { columns: ['full-name', 'phone', 'skip'] } });
  });
});

describe('appointments of a file', () => {
  const file = [
    'Ad Soyad;Telefon;Randevu Tarihi;Saat;Hizmet;Personel',
    'Ayla Demir;05321234567;01.12.2026;10:30;Kesim;Deniz',
    'Işıl Kara;05321234568;;;;',
    'Nil Su;05321234569;01.12.2026;on;Kesim;',
  ].join('\n');

  test('are requested by an event, and a refused one appears in the report', async () => {
    const salon = app.newSalon();
    const done = await importFile(salon, file);
    expect(done).toMatchObject({ made: 2, refused: 1, wished: 1, booked: 0, unbooked: 0 });
    const requested = await eventually(() => {
      const request = app.bookingRequests.find(({ importCode }) => importCode === done.code);
      expect(request).toMatchObject({
        startDate: '2026-12-01T10:30:00',
        service: 'Kesim',
        employee: 'Deniz',
        customer: { name: 'Ayla', phone: '+905321234567' },
      });
      return request;
    });
    const { requestCode = '' } = requested ?? {};
    await app.emit(salon.salonCode, importBookingAnswered, {
      requestCode,
      importCode: done.code,
      refused: 'slot-taken',
    });
    await eventually(async () => expect(await latestOf(salon)).toMatchObject({ unbooked: 1, refused: 1 }));
    expect((await refusedOf(salon, done.code))[0]).toMatchObject({ number: 2, why: 'slot-taken' });
    // Requested again with another time: the card exists already, only the appointment is new.
    const cells = ['Ayla Demir', '05321234567', '01.12.2026', '11:30', 'Kesim', 'Deniz'];
    await salon.call(routes.correctRow, { params: { code: done.code, number: 2 }, body: { cells } });
    await eventually(() => expect(app.bookingRequests.at(-1)?.startDate).toBe('2026-12-01T11:30:00'));
    const again = app.bookingRequests.at(-1)?.requestCode ?? '';
    await app.emit(salon.salonCode, importBookingAnswered, {
      requestCode: again,
      importCode: done.code,
      refused: null,
    });
    await eventually(async () =>
      expect(await latestOf(salon)).toMatchObject({ booked: 1, unbooked: 0, made: 2 }),
    );
  });

  test('cannot be imported by a member who may not book for everybody', async () => {
    const salon = app.newSalon();
    const member = salon.member('manage-customers', 'view-customer-phone');
    const { salonCode } = salon;
    const query = { salonCode, fileName: 'liste.csv' };
    const { code, options: body } = await member.call(routes.startImport, { query, file: new Blob([file]) });
    const answer = await member.send(routes.runImport, { params: { code }, body });
    expect(answer.status).toBe(403);
  });
});

test('who may not see phones may not import, nor read the rows that an import refused', async () => {
  const salon = app.newSalon();
  const { code } = await upload(salon, csv);
  const masked = salon.member('manage-customers');
  const query = { salonCode: salon.salonCode, fileName: 'liste.csv' };
  for (const answer of [
    masked.send(routes.startImport, { query, file: new Blob([csv]) }),
    masked.send(routes.refusedRows, { params: { code }, query: {} }),
    masked.send(routes.refusedFile, { params: { code } }),
  ])
    expect((await answer).status).toBe(403);
});

test('attack 21: the import of another salon is not found', async () => {
  const other = app.newSalon();
  const { code, options: body } = await upload(other, csv);
  const salon = app.newSalon();
  const params = { code };
  const answers = [
    salon.send(routes.previewImport, { params, body }),
    salon.send(routes.runImport, { params, body }),
    salon.send(routes.stopImport, { params }),
    salon.send(routes.resumeImport, { params }),
    salon.send(routes.refusedRows, { params, query: {} }),
    salon.send(routes.refusedFile, { params }),
    salon.send(routes.correctRow, { params: { code, number: 2 }, body: { cells: [] } }),
    salon.send(routes.deleteImport, { params }),
  ];
  for (const answer of answers) expect((await answer).status).toBe(404);
  expect(await latestOf(other)).toMatchObject({ code, state: 'mapping' });
});

test('an import can be deleted, and its cards stay', async () => {
  const salon = app.newSalon();
  const { code } = await importFile(salon, csv);
  await salon.call(routes.deleteImport, { params: { code } });
  const { latest } = await salon.call(routes.latestImport, { params: { salonCode: salon.salonCode } });
  expect(latest).toBeNull();
  expect((await salon.list()).totalCount).toBe(3);
});
