import { expect, test } from 'vitest';
import { newEventLags } from './event-lags.ts';

const start = Date.UTC(2026, 10, 17, 9, 0);
const minutes = (count: number): number => start + count * 60_000;

test('the present lag is the worst of this minute and the one before', () => {
  const lags = newEventLags();
  lags.add(4, minutes(0));
  lags.add(0.2, minutes(2));
  lags.add(0.5, minutes(2));
  lags.add(0.1, minutes(3));
  expect(lags.read(minutes(1)).seconds).toBe(4);
  expect(lags.read(minutes(3)).seconds).toBe(0.5);
  expect(lags.read(minutes(60)).seconds).toBe(0);
});

test('the last day is 24 hours, oldest first, and what is older is forgotten', () => {
  const lags = newEventLags();
  lags.add(7, minutes(-1_440));
  lags.add(3, minutes(-1_430));
  lags.add(2, minutes(-90));
  lags.add(1, minutes(0));
  const { hours } = lags.read(minutes(0));
  expect(hours).toHaveLength(24);
  expect(hours[0]).toBe(3);
  expect(hours[22]).toBe(2);
  expect(hours[23]).toBe(1);
  expect(Math.max(...hours)).toBe(3);
});
