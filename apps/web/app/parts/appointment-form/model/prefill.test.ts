import { expect, test } from 'vitest';
import { parsePrefill } from './prefill.ts';
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
