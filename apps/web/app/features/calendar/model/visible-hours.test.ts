import { describe, expect, it, test } from 'vitest';
import { hoursOn, rangeBetween, salonDay, visibleHours } from './visible-hours.ts';

describe('hours of a day', () => {
  it('are 10:00 to 22:00 by default, every day', () => {
    expect(hoursOn([], 'Monday')).toEqual({ from: 600, to: 1_320 });
    expect(hoursOn([], 'Sunday')).toEqual({ from: 600, to: 1_320 });
  });

  it.each([
    ['', '', 540, 1_260],
    ['', '18:00:00', 540, 1_080],
    ['11:30:00', '', 690, 1_260],
  ])('fall back to 09:00 and 21:00 where a value is empty (%j, %j)', (startTime, endTime, from, to) => {
    expect(hoursOn([{ day: 'Monday', startTime, endTime }], 'Monday')).toEqual({ from, to });
  });

  it('are none on a day off', () => {
    expect(hoursOn([{ day: 'Monday', startTime: '09:00', endTime: '18:00' }], 'Tuesday')).toBeUndefined();
  });

  it.each([
    ['18:00', '02:00', 1_080, 1_560],
    ['10:00', '10:00', 600, 2_040],
    ['10:00', '00:00', 600, 1_440],
  ])('run past midnight if the end is not after the start (%s to %s)', (start, end, from, to) => {
    expect(rangeBetween(start, end)).toEqual({ from, to });
  });
});

describe('what of a day is visible', () => {
  it('is the union of the shown hours, in whole hours', () => {
    const working = [
      { from: 570, to: 1_080 },
      { from: 660, to: 1_215 },
    ];
    expect(visibleHours(working, [])).toEqual({ from: 540, to: 1_260 });
  });

  it('is widened so that no appointment is hidden', () => {
    expect(visibleHours([{ from: 600, to: 1_200 }], [{ from: 500, to: 530 }])).toEqual({
      from: 480,
      to: 1_200,
    });
    expect(visibleHours([{ from: 600, to: 1_200 }], [{ from: 1_190, to: 1_230 }])).toEqual({
      from: 600,
      to: 1_260,
    });
  });

  it('is 10:00 to 22:00 on a day on which nobody works', () => {
    expect(visibleHours([], [])).toEqual({ from: 600, to: 1_320 });
  });
});

describe('where a day ends and the next begins', () => {
  const evening = [{ from: 1_080, to: 1_560 }];
  const ordinary = [{ from: 600, to: 1_200 }];

  test('at midnight where nobody works past it', () => {
    expect(salonDay(ordinary, ordinary)).toEqual({ from: 0, to: 1_440 });
  });

  test('when the evening is over, where people work past midnight', () => {
    expect(salonDay(evening, evening)).toEqual({ from: 120, to: 1_560 });
    expect(salonDay(evening, [])).toEqual({ from: 120, to: 1_440 });
  });

  test('at the opening, if that is earlier still', () => {
    expect(salonDay(evening, [{ from: 60, to: 600 }])).toEqual({ from: 60, to: 1_440 });
  });
});
