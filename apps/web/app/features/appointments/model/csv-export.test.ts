import { expect, test } from 'vitest';
import { appointmentsCsv } from './csv-export.ts';
import { sample } from './sample.ts';

const head =
  '\ufeff"Tarih";"Başlangıç";"Bitiş";"Müşteri";"Telefon";"Hizmet";"Seans";"Çalışan";"Tutar (TL)";"Durum";"Kaynak";"Not"';

const linesOf = (...appointments: Parameters<typeof appointmentsCsv>[0]) =>
  appointmentsCsv(appointments).split('\r\n');

test('a line for each, as Excel reads it in Turkey', () => {
  const session = {
    name: 'Saç botoksu',
    price: 3200.5,
    duration: 90,
    phases: null,
    bufferAfter: 0,
    sessionIntervalDays: 21,
  };
  expect(
    linesOf(
      sample('2026-11-14T10:00', {
        customer: ['Melike', 'Işık', '+905324182796'],
        status: 'NoShow',
        sessionNumber: 2,
        serviceSnapshot: { ...session, type: 'Session', sessionCount: 4 },
      }),
      sample('2026-11-15T09:00', { source: 'online', customer: ['Ada', '', '0532 *** ** 96'] }),
    ),
  ).toEqual([
    head,
    '"14.11.2026";"10:00";"10:30";"Melike Işık";"0532 418 27 96";"Saç botoksu";"2 / 4 seans";"Nehir Aksoy";"3200,50";"Gelmedi";"Salondan";""',
    '"15.11.2026";"09:00";"09:30";"Ada";"0532 *** ** 96";"Fon";"";"Nehir Aksoy";"450,00";"Bekleniyor";"Online";""',
    '',
  ]);
});

test('attack 44: what a customer calls herself, or writes, is no formula', () => {
  const [, line] = linesOf(
    sample('2026-11-14T10:00', {
      customer: ['=HYPERLINK("http://kotu.example";"tikla")', '', '+4915112345678'],
      note: '@SUM(A1)',
    }),
  );
  expect(line).toContain(`;"'=HYPERLINK(""http://kotu.example"";""tikla"")";"'+49 151 123 456 78";`);
  expect(line).toContain(`"'@SUM(A1)"`);
});
