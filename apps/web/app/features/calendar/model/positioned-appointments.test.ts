import { clockAt } from '@ayna/domain/wall-clock';
import { describe, expect, it, test } from 'vitest';
import { positionAppointments } from './positioned-appointments.ts';
import { sample } from './samples.ts';
import { seededRuns } from './seeded-random.ts';

const day = '2026-11-14';
const visible = { from: 600, to: 1_320 };
const at = (from: string, to: string) => sample(`${day}T${from}:00`, `${day}T${to}:00`);

const placesOf = (...spans: readonly (readonly [string, string])[]) =>
  positionAppointments(
    spans.map(([from, to]) => at(from, to)),
    day,
    visible,
  ).map(({ startMinute, endMinute, lane, lanes }) => [startMinute, endMinute, lane, lanes]);

describe('appointments are clipped to the day and the visible range', () => {
  it('one that begins before it is cut at its beginning', () => {
    expect(placesOf(['09:30', '10:30'])).toEqual([[600, 630, 0, 1]]);
  });

  it('one that ends after it is cut at its end', () => {
    expect(placesOf(['21:30', '22:30'])).toEqual([[1_290, 1_320, 0, 1]]);
  });

  it('those with no overlap are hidden', () => {
    expect(placesOf(['09:00', '10:00'], ['22:00', '22:30'])).toEqual([]);
  });

  it('one of another day is hidden', () => {
    const other = sample('2026-11-15T10:00:00', '2026-11-15T11:00:00');
    expect(positionAppointments([other], day, visible)).toEqual([]);
  });

  it('past midnight minutes go on beyond 1440', () => {
    const late = sample('2026-11-14T23:30:00', '2026-11-15T00:30:00');
    expect(positionAppointments([late], day, { from: 600, to: 1_560 })).toMatchObject([
      { startMinute: 1_410, endMinute: 1_470 },
    ]);
  });
});

describe('overlapping appointments stand side by side', () => {
  it('in lanes of equal width, the earlier and the longer first', () => {
    expect(placesOf(['14:30', '15:15'], ['13:15', '16:15'])).toEqual([
      [795, 975, 0, 2],
      [870, 915, 1, 2],
    ]);
  });

  it('a lane that is free again is taken again', () => {
    expect(placesOf(['10:00', '13:00'], ['10:00', '11:00'], ['11:00', '12:00'])).toEqual([
      [600, 780, 0, 2],
      [600, 660, 1, 2],
      [660, 720, 1, 2],
    ]);
  });

  it('those that only touch have the whole width', () => {
    expect(placesOf(['10:00', '11:00'], ['11:00', '12:00']).map(([, , , lanes]) => lanes)).toEqual([1, 1]);
  });

  it('a very short one makes room for its own name', () => {
    expect(placesOf(['10:00', '10:05'], ['10:05', '10:30']).map(([, , lane]) => lane)).toEqual([0, 1]);
  });
});

describe('a wait that leaves the employee free', () => {
  const { serviceSnapshot } = at('10:00', '11:00');
  const phases = { work: 60, wait: 60, finish: 60, freeWhileWaiting: true };
  const outer = sample(`${day}T13:00:00`, `${day}T16:00:00`, {
    code: 'outer',
    serviceSnapshot: { ...serviceSnapshot, phases, bufferAfter: 15 },
  });

  it('is left out of its parts, and the buffer follows the last of them', () => {
    expect(positionAppointments([outer], day, visible)).toMatchObject([
      {
        parts: [
          { from: 780, to: 840 },
          { from: 900, to: 960 },
        ],
        bufferTo: 975,
      },
    ]);
  });

  it('has room for another, which takes no lane from it', () => {
    const inner = at('14:00', '15:00');
    expect(positionAppointments([outer, inner], day, visible)).toMatchObject([
      { lanes: 1, isInWait: false },
      { lanes: 1, isInWait: true },
    ]);
  });

  it('has a lane of its own for one that reaches into its parts', () => {
    const over = at('13:30', '14:30');
    expect(positionAppointments([outer, over], day, visible).map(({ lanes }) => lanes)).toEqual([2, 2]);
  });
});

describe('canceled appointments', () => {
  const canceled = { ...at('10:00', '11:00'), code: 'canceled', status: 'Canceled' as const };

  it('stand in strips beside what was booked since', () => {
    expect(positionAppointments([canceled, at('10:30', '11:30')], day, visible)).toMatchObject([
      { lane: 0, strips: 0 },
      { lane: 0, lanes: 1, strips: 1 },
    ]);
  });

  it('at the same time in one strip each', () => {
    const again = { ...canceled, code: 'again' };
    const shown = positionAppointments([canceled, again, at('10:00', '10:30')], day, visible);
    expect(shown.map(({ strips }) => strips)).toEqual([0, 0, 2]);
    expect(shown.slice(0, 2).map(({ lane }) => lane)).toEqual([0, 1]);
  });
});

test('whatever the day is like, no two share a lane and a minute, and all of a cluster are as wide', () => {
  for (const next of seededRuns(200)) {
    const appointments = Array.from({ length: next(0, 40) }, () => {
      const from = next(0, 1_400);
      return at(clockAt(from), clockAt(Math.min(from + next(5, 200), 1_439)));
    });
    const shown = positionAppointments(appointments, day, visible);
    expect(shown.every(({ lane, lanes }) => lane < lanes)).toBe(true);
    expect(shown.every((one) => one.startMinute >= 600 && one.endMinute <= 1_320)).toBe(true);
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        const meet = one.startMinute < other.endMinute && other.startMinute < one.endMinute;
        expect(meet && (other.lanes !== one.lanes || other.lane === one.lane)).toBe(false);
      }
  }
});
