import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import { randomGuests } from './calendar.ts';
import { guestPool, guestsAt } from './guest-pool.ts';
import { randomFrom } from './random.ts';

const guests = randomGuests(randomFrom(1), 200, 1_794_700_000_000);

test('some join and some leave over the time', () => {
  const [first, last] = [guestsAt(guests, 0), guestsAt(guests, 1)];
  expect(guests.length - first.length).toBeCloseTo(guests.length * 0.4, -1);
  expect(last.length).toBeCloseTo(guests.length * 0.85, -1);
  expect(guestsAt(guests, 1.1)).toEqual(last);
  expect(last[0]).toBe(guests[0]);
  expect(first).not.toContain(guests[0]);
});

test('most come again after about the same time, and who has left does not', () => {
  const pool = guestPool(randomFrom(2), guests);
  const days = new Map<string, string[]>();
  for (let day = 0; day <= 180; day += 1) {
    const date = addDays('2026-05-01', day);
    const next = pool(day / 180, date);
    for (let visit = 0; visit < 8; visit += 1) {
      const { code } = next();
      days.set(code, [...(days.get(code) ?? []), date]);
    }
  }
  const gaps = [...days.values()]
    .flatMap((dates) => dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date)))
    .toSorted((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const late = gaps.filter((gap) => gap > 2 * middle).length / gaps.length;
  expect(middle).toBeGreaterThan(10);
  expect(late).toBeLessThan(0.1);
  const left = guests.at(-1)?.code ?? '';
  expect(days.get(left)?.at(-1) ?? '').toMatch(/^$|^2026-05/);
});
