import { expect, test } from 'vitest';
import { NOW_EVERY_MS } from '../../../parts/use-wall-clock.ts';
import { hoursIn, LINE_MINUTES, MINUTE_PX, minutesToPx, pxToMinutes, TIME_COLUMN_PX } from './scale.ts';

test('a minute is 1.5 px high, lines stand every 30 minutes, the time column is 60 px wide', () => {
  expect([MINUTE_PX, LINE_MINUTES, TIME_COLUMN_PX]).toEqual([1.5, 30, 60]);
});

test('the current time is looked at every 30 seconds', () => {
  expect(NOW_EVERY_MS).toBe(30_000);
});

test.each([0, 5, 37, 1_440, 1_500])('%i minutes come back from their pixels', (minutes) => {
  expect(pxToMinutes(minutesToPx(minutes))).toBe(minutes);
});

test('the labels are the whole hours of the range, its end too', () => {
  expect(hoursIn({ from: 600, to: 780 })).toEqual([600, 660, 720, 780]);
  expect(hoursIn({ from: 630, to: 700 })).toEqual([660]);
});
