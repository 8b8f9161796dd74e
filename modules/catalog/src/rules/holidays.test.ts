import { describe, expect, test } from 'vitest';
import { feasts, nationalDays } from '../store/holidays/texts.ts';
import { buildHolidays, type Feast, selectHolidays } from './holidays.ts';

// Checks the stored dates of the public holidays of 2026 to 2030.

const holidays = buildHolidays(nationalDays, feasts);
const datesOf = (name: string) =>
  holidays.filter((holiday) => holiday.name.includes(name)).map(({ date }) => date);
const holidayOn = (day: string) => holidays.find(({ date }) => date === day);

// Listed by hand: the eve, then the days.
test.each([
  ['Ramazan', '2026', ['03-19', '03-20', '03-21', '03-22']],
  ['Ramazan', '2027', ['03-08', '03-09', '03-10', '03-11']],
  ['Ramazan', '2028', ['02-25', '02-26', '02-27', '02-28']],
  ['Ramazan', '2029', ['02-13', '02-14', '02-15', '02-16']],
  ['Ramazan', '2030', ['02-03', '02-04', '02-05', '02-06']],
  ['Kurban', '2026', ['05-26', '05-27', '05-28', '05-29', '05-30']],
  ['Kurban', '2027', ['05-15', '05-16', '05-17', '05-18', '05-19']],
  ['Kurban', '2028', ['05-04', '05-05', '05-06', '05-07', '05-08']],
  ['Kurban', '2029', ['04-23', '04-24', '04-25', '04-26', '04-27']],
  ['Kurban', '2030', ['04-12', '04-13', '04-14', '04-15', '04-16']],
])('%s Bayramı of %s', (feast, year, days) => {
  const dates = datesOf(`${feast} Bayramı`).filter((date) => date.startsWith(year));
  expect(dates).toEqual(days.map((day) => `${year}-${day}`));
});

// The Umm al-Qura calendar is an independent source for the same lunar dates.
test('the feasts start on 1 Shawwal and 10 Dhu al-Hijjah', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const [sugar = [], sacrifice = []] = feasts.map(({ starts }) =>
    starts.map((start) => lunar.format(Date.parse(start)).split(' ')[0]),
  );
  expect(new Set(sugar)).toEqual(new Set(['10/1']));
  expect(new Set(sacrifice)).toEqual(new Set(['12/10']));
});

test.each(['2026', '2027', '2028', '2029', '2030'])('%s has every national day', (year) => {
  const national = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'].map(
    (day) => holidayOn(`${year}-${day}`)?.kind,
  );
  expect(national).toEqual(Array(7).fill('full'));
  expect(holidayOn(`${year}-10-28`)).toEqual({
    date: `${year}-10-28`,
    name: 'Cumhuriyet Bayramı Arifesi',
    kind: 'half',
    startsAt: '13:00',
  });
});

test('no day is listed twice, and all are in order', () => {
  const dates = holidays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  // 17 per year; in 2027 and in 2029 two of them fall on one day.
  expect(dates).toHaveLength(5 * 17 - 2);
});

test('eves are half days from 13:00, all others full days', () => {
  for (const { name, kind, startsAt } of holidays) {
    const half = /^[^/]*Arifesi$/.test(name);
    expect([kind, startsAt], name).toEqual(half ? ['half', '13:00'] : ['full', null]);
  }
});

describe('two holidays on one day', () => {
  test.each([
    ['2027-05-19', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı / Kurban Bayramı 4. Gün'],
    ['2029-04-23', 'Ulusal Egemenlik ve Çocuk Bayramı / Kurban Bayramı Arifesi'],
  ])('%s is one full day with both names', (date, name) => {
    expect(holidayOn(date)).toEqual({ date, name, kind: 'full', startsAt: null });
  });

  test('two half days stay a half day', () => {
    const feast: Feast = { eve: 'B', days: ['C'], starts: ['2026-01-02'] };
    expect(buildHolidays([{ day: '01-01', name: 'A', kind: 'half' }], [feast])[0]).toEqual({
      date: '2026-01-01',
      name: 'A / B',
      kind: 'half',
      startsAt: '13:00',
    });
  });
});

test('an eve may be in the month before', () => {
  const feast: Feast = { eve: 'A', days: ['B', 'C'], starts: ['2028-03-01'] };
  expect(buildHolidays([], [feast]).map(({ date }) => date)).toEqual([
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ]);
});

test.each([
  ['both ends', '2026-10-28', '2026-10-29', ['2026-10-28', '2026-10-29']],
  ['one day', '2026-10-29', '2026-10-29', ['2026-10-29']],
  ['over the end of a year', '2026-10-30', '2027-01-01', ['2027-01-01']],
  ['backwards', '2026-10-29', '2026-10-28', []],
  ['years without data', '2031-01-01', '2031-12-31', []],
])('selectHolidays: %s', (_, from, to, dates) => {
  expect(selectHolidays(holidays, from, to).map(({ date }) => date)).toEqual(dates);
});
