import type { ImportField } from '@ayna/contracts/core/customer-import-routes';
import { expect, test } from 'vitest';
import { parseDate, parseTime } from './import-cells.ts';
import { parseRow } from './import-row.ts';

const row = (cells: Partial<Record<ImportField, string>>) =>
  parseRow({ number: 2, cells: Object.values(cells) }, Object.keys(cells) as ImportField[]);

test.each([
  ['Gülşen Işıldar', 'Gülşen', 'Işıldar'],
  ['Ömer  Faruk Ağaoğlu', 'Ömer Faruk', 'Ağaoğlu'],
  ['Hatice', 'Hatice', ''],
  ['Ayşe K', 'Ayşe K', ''],
])('%s becomes the name %s and the last name %s', (whole, name, lastname) => {
  expect(row({ 'full-name': whole })).toMatchObject({ name, lastname });
});

test.each([
  ['5326041873', '+905326041873'],
  ['0532 604 18 73', '+905326041873'],
  ['+49 151 2340 8812', '+4915123408812'],
  ['0212 347 11 90', '+902123471190'],
  ['', null],
])('the phone %j becomes %s', (phone, stored) => {
  expect(row({ name: 'Ayla', phone })).toMatchObject({ phone: stored });
});

test.each<[string, Partial<Record<ImportField, string>>, string, string]>([
  ['no name', { name: ' ', phone: '05417772010' }, 'no-name', ''],
  ['a link as a name', { name: 'www.kotu.com' }, 'bad-name', 'www.kotu.com'],
  ['a short phone', { name: 'Serkan', phone: '0532 41 27' }, 'phone-short', '8'],
  ['an invented phone', { name: 'TEST', phone: '0500 000 00 00' }, 'phone-wrong', ''],
  ['letters as a phone', { name: 'Ayla', phone: 'yok' }, 'phone-wrong', ''],
  ['a day that does not exist', { name: 'Aylin', birthday: '31/02/1988' }, 'bad-birthday', '31/02/1988'],
  ['an invalid e-mail address', { name: 'Aylin', email: 'aylin' }, 'bad-email', 'aylin'],
  ['an invalid last visit', { name: 'Aylin', 'last-visit': 'dün' }, 'bad-last-visit', 'dün'],
  ['a long note', { name: 'Aylin', note: 'a'.repeat(1_001) }, 'too-long', ''],
  [
    'an appointment with an invalid time',
    { name: 'Aylin', 'appointment-date': '01.12.2026', 'appointment-time': '25:00', service: 'Kesim' },
    'bad-appointment-time',
    '25:00',
  ],
  [
    'an appointment without a service',
    { name: 'Aylin', 'appointment-date': '01.12.2026', 'appointment-time': '10:00', service: '' },
    'no-service-named',
    '',
  ],
])('%s is refused', (_, cells, why, detail) => {
  expect(row(cells)).toEqual({ why, detail });
});

test.each(['=1+1', '@SUM(1)', '+cmd|calc', '-HYPERLINK("a")', '|calc'])(
  'attack 44: a formula, %s, is refused in every cell',
  (formula) => {
    expect(row({ name: formula })).toMatchObject({ why: 'formula' });
    expect(row({ name: 'Ayla', note: formula })).toMatchObject({ why: 'formula' });
  },
);

test('attack 41: a script is plain text', () => {
  const note = '<img src=x onerror=alert(1)>';
  expect(row({ name: 'Ayla', note })).toMatchObject({ note });
});

test('a note that mentions an allergy becomes the allergy', () => {
  expect(row({ name: 'Gülşen', note: 'Papatya alerjisi' })).toMatchObject({
    note: '',
    allergies: 'Papatya alerjisi',
  });
  expect(row({ name: 'Gülşen', note: 'Sakalı kısa' })).toMatchObject({ note: 'Sakalı kısa', allergies: '' });
});

test('a row with an appointment date requests an appointment', () => {
  const at = { 'appointment-date': '01.12.2026', 'appointment-time': '9.30', service: 'Kesim', employee: '' };
  const request = { startDate: '2026-12-01T09:30:00', service: 'Kesim', employee: null };
  expect(row({ name: 'Ayla', ...at })).toMatchObject({ request });
  expect(row({ name: 'Ayla', ...at, 'appointment-date': '' })).toMatchObject({ request: null });
});

test.each([
  ['03.10.2026', '2026-10-03'],
  ['3/1/2026', '2026-01-03'],
  ['2026-10-03', '2026-10-03'],
  ['2026-10-03 10:30', '2026-10-03'],
  ['29.02.2027', null],
  ['10.2026', null],
])('the date %s becomes %s', (cell, date) => {
  expect(parseDate(cell)).toBe(date);
});

test.each([
  ['10:30', '10:30:00'],
  ['9.05', '09:05:00'],
  ['2026-10-03 10:30', '10:30:00'],
  ['24:00', null],
  ['', null],
])('the time %s becomes %s', (cell, time) => {
  expect(parseTime(cell)).toBe(time);
});
