import { describe, expect, it, test } from 'vitest';
import { salonDay, visibleHours } from './visible-hours.ts';

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
