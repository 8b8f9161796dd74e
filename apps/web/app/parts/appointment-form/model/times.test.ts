import { expect, test } from 'vitest';
import { openOn, timesOf } from './times.ts';

const hours = [
  { day: 'Saturday', openTime: '10:00:00', closeTime: '12:00:00', breaks: [] },
  { day: 'Friday', openTime: '20:00:00', closeTime: '02:00:00', breaks: [] },
] as const;

test.each([
  ['2026-11-14', { from: 600, to: 720 }],
  ['2026-11-13', { from: 1200, to: 1440 }],
  ['2026-11-15', undefined],
])('on %s it is open %j', (date, span) => {
  expect(
    openOn(
      hours.map((one) => ({ ...one, breaks: [] })),
      date,
    ),
  ).toEqual(span);
});

const clocks = (day: Partial<Parameters<typeof timesOf>[0]>) =>
  timesOf({
    starts: ['10:15', '11:00'],
    open: { from: 600, to: 720 },
    notBefore: '00:00',
    chosen: null,
    ...day,
  }).map(({ clock, isFree }) => (isFree ? clock : `-${clock}`));

test('taken half hours stand between the free times', () => {
  expect(clocks({})).toEqual(['-10:00', '10:15', '-10:30', '11:00', '-11:30']);
});

test('what is past is not shown as taken', () => {
  expect(clocks({ notBefore: '10:20' })).toEqual(['10:15', '-10:30', '11:00', '-11:30']);
});

test('the chosen one is in sight, wherever it is', () => {
  expect(clocks({ chosen: '10:10', open: undefined })).toEqual(['-10:10', '10:15', '11:00']);
  expect(clocks({ chosen: '11:00', open: undefined })).toEqual(['10:15', '11:00']);
});
