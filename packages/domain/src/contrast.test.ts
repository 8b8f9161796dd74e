import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, MIN_CONTRAST, nearestTone, stepsToContrast, toneOf } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  // 4.48 and 4.54 are the two greys around the limit that WCAG's own notes name; the last three are the design's figures.
  test.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#d0763a', '#ffffff', 3.32],
    ['#882e55', '#ffffff', 8.17],
    ['#eaf1ee', '#10302a', 12.39],
  ])('%s and %s have %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});

describe('toneOf', () => {
  test('zero steps give the color back, for every color', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toneOf(color, 0)).toBe(color);
      }),
      { numRuns: 10_000 },
    );
  });

  test('ends at white and at black', () => {
    expect(toneOf('#d0763a', 400)).toBe('#ffffff');
    expect(toneOf('#d0763a', -400)).toBe('#000000');
  });
});

describe('nearestTone', () => {
  test.each([
    ['#d0763a', '#ffffff', '#b65e1e'],
    ['#ffff00', '#ffffff', '#7a7a00'],
    ['#808080', '#808080', '#171717'],
    ['#0000ff', '#000000', '#2d68ff'],
  ])('%s on %s becomes %s', (color, against, tone) => {
    expect(nearestTone(color, against)).toBe(tone);
  });

  test('passes, leaves a passing color alone, and is the nearest of its tones, for 10,000 pairs', () => {
    fc.assert(
      fc.property(hex, hex, (color, against) => {
        const steps = stepsToContrast(color, against) as number;
        expect(contrastRatio(toneOf(color, steps), against)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        expect(steps === 0).toBe(contrastRatio(color, against) >= MIN_CONTRAST);
        // Luminance grows with lightness: if the tones one step nearer fail on both sides, all between them fail.
        const nearer = steps === 0 ? [] : [Math.abs(steps) - 1, 1 - Math.abs(steps)];
        const passing = nearer.filter((at) => contrastRatio(toneOf(color, at), against) >= MIN_CONTRAST);
        expect(passing).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  test('is null where no tone has that contrast', () => {
    expect(nearestTone('#888888', '#777777', 7)).toBeNull();
  });
});
