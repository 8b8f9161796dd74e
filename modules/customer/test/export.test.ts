import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ayla, type CustomerApp, customerApp, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const linesOf = (csv: string): string[] => csv.replace('\u{FEFF}', '').trimEnd().split('\r\n');

test('the export contains all cards with their notes and consents', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add(ayla);
  await salon.add({ name: 'Işıl', lastname: 'Kara' });
  const gone = await salon.add({ name: 'Giden' });
  await salon.call(routes.remove, { params: { code: gone.code } });
  await salon.call(routes.addNote, { params: { code }, body: { text: 'Kısa; kısa' } });
  await salon.call(routes.consent, { params: { code }, body: { kind: 'marketing-sms', given: true } });
  const { csv, name } = await salon.call(routes.exportCards, { params: { salonCode: salon.salonCode } });
  expect(name).toBe('musteriler.csv');
  expect(csv.startsWith('\u{FEFF}"Ad";"Soyad";"Telefon";')).toBe(true);
  const [, first, second, ...others] = linesOf(csv);
  expect(first).toContain(
    '"Ayla";"Demir";"0532 123 45 67";"ayla@ornek.com";"23.04.1991";"Amonyak";"VIP";"Kısa; kısa"',
  );
  expect(first).toContain(';"Evet";');
  expect(second).toContain('"Işıl";"Kara";"";');
  expect(others).toEqual([]);
});

test('an export is told with its author and the number of its rows', async () => {
  const salon = app.newSalon();
  await salon.add(ayla);
  const viewer = app.people.member(salon.salonCode, 'view-customers');
  await app.as(viewer).call(routes.exportCards, { params: { salonCode: salon.salonCode } });
  await eventually(() =>
    expect(app.exports.filter(({ salonCode }) => salonCode === salon.salonCode)).toEqual([
      { salonCode: salon.salonCode, data: { byCode: viewer.code, what: 'cards', rows: 1 } },
    ]),
  );
});

test('phones and spending are hidden from members who may not see them', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add(ayla);
  const visit = app.newAppointment(salon.salonCode, code, 1_250);
  await visit.emitStatus('Completed', 1);
  const viewer = salon.member('view-customers');
  const { csv } = await viewer.call(routes.exportCards, { params: { salonCode: salon.salonCode } });
  expect(csv).not.toContain('0532 123');
  expect(csv).toContain('0532 *** ** 67');
  expect(csv).not.toContain('1250');
});

test('attack 44: a formula on a card becomes text in the file', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add({ ...ayla, allergies: '=cmd|/c calc!A1' });
  await salon.call(routes.addNote, { params: { code }, body: { text: '@SUM(1+1)*cmd' } });
  const { csv } = await salon.call(routes.exportCards, { params: { salonCode: salon.salonCode } });
  expect(csv).toContain(`"'=cmd|/c calc!A1"`);
  expect(csv).toContain(`"'@SUM(1+1)*cmd"`);
  expect(csv).not.toMatch(/(?:^|[;\n])"?[=@]/);
});

test('a member who may neither see nor edit cards cannot export them', async () => {
  const salon = app.newSalon();
  const outsider = salon.member('manage-inventory');
  const answer = await outsider.send(routes.exportCards, { params: { salonCode: salon.salonCode } });
  expect(answer.status).toBe(403);
});
