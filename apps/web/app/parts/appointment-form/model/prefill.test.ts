import { expect, test } from 'vitest';
import { parsePlace, parsePrefill, prefillQuery, toPlaceText } from './prefill.ts';
import { noPrefill } from './sample.ts';

const prefill = (query: string) => parsePrefill(new URLSearchParams(query));
const code = '01977a00-0000-7000-8000-00000000000a';

test('everything that the calendar knows is taken over', () => {
  expect(prefill(`gun=2026-11-14&saat=10:30&calisan=${code}&sure=45&musteri=${code}&hizmet=${code}`)).toEqual(
    {
      date: '2026-11-14',
      time: '10:30',
      employeeCode: code,
      minutes: 45,
      customerCode: code,
      serviceCode: code,
    },
  );
});

test('the next visit of somebody is spelled out for the page, and read again', () => {
  const next = { ...noPrefill, date: '2026-11-14', time: '10:30', serviceCode: code, customerCode: code };
  expect(prefillQuery(next)).toBe(`gun=2026-11-14&saat=10:30&hizmet=${code}&musteri=${code}`);
  expect(prefill(prefillQuery(next))).toEqual(next);
});

test.each([
  '',
  'gun=2026-02-30',
  'gun=14.11.2026',
  'gun=yarin',
  'saat=25:00',
  'saat=9:5',
  'sure=0',
  'sure=721',
  'sure=-5',
  'sure=1e2',
  'calisan=../../x',
  'musteri=<script>',
  'hizmet=',
])('%j says nothing', (query) => {
  expect(prefill(query)).toEqual(noPrefill);
});

test.each([
  [{ ...noPrefill, date: '2026-11-14' }, '2026-11-14'],
  [{ ...noPrefill, date: '2026-11-14', time: '09:05' }, '2026-11-14.0905'],
  [{ ...noPrefill, date: '2026-11-14', employeeCode: code }, `2026-11-14..${code}`],
  [
    { ...noPrefill, date: '2026-11-14', time: '10:30', employeeCode: code, minutes: 45 },
    `2026-11-14.1030.${code}.45`,
  ],
  [
    { ...noPrefill, date: '2026-11-14', time: '10:30', serviceCode: code, customerCode: code },
    `2026-11-14.1030...${code}.${code}`,
  ],
])('a place is one word of the address and back: %o', (place, word) => {
  expect(toPlaceText(place)).toBe(word);
  expect(parsePlace(word)).toEqual(place);
});

test.each(['', 'x', '2026-02-30', '.1030'])('%j is no place', (word) => {
  expect(parsePlace(word)).toBeNull();
});

test('what is no time, code or length is left out of a place', () => {
  expect(parsePlace('2026-11-14.9930.../x.9999.<x>.y')).toEqual({ ...noPrefill, date: '2026-11-14' });
});
