import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accentTextColor,
  areReadable,
  linkColor,
  measureColors,
  offerColors,
  toReadableColors,
} from './page-colors.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colorsOf = fc.record({
  ground: hex,
  text: hex,
  accent: hex,
  accentText: fc.constantFrom('light' as const, 'dark' as const),
});
const roles = fc.constantFrom('ground' as const, 'text' as const, 'accent' as const);

const sample = { ground: '#eaf1ee', text: '#10302a', accent: '#d0763a' };

describe('offerColors', () => {
  test('offers a near tone, a stronger one and dark text for an accent on which white fails', () => {
    const offers = offerColors(sample, 'accent');
    expect(offers.map(({ kind }) => kind)).toEqual(['nearest', 'stronger', 'other-text']);
    expect(offers.map(({ ratio }) => ratio >= 4.5)).toEqual([true, true, true]);
    expect(offers[1]?.ratio).toBeGreaterThanOrEqual(7);
    // The orange itself, under dark text.
    expect(offers[2]?.colors).toEqual({ ...sample, accentText: 'dark' });
  });

  test('offers nothing for what can be read', () => {
    expect(offerColors(sample, 'text')).toEqual([]);
    expect(offerColors({ ...sample, accentText: 'dark' }, 'accent')).toEqual([]);
  });

  test('every offer passes and changes nothing but that color, for 10,000 palettes', () => {
    fc.assert(
      fc.property(colorsOf, roles, (colors, role) => {
        const offers = offerColors(colors, role);
        const passes = measureColors(colors)[role] >= 4.5;
        expect(offers.length).toBe(passes ? 0 : Math.max(1, offers.length));
        for (const { colors: offered } of offers) {
          expect(measureColors(offered)[role]).toBeGreaterThanOrEqual(4.5);
          const { accentText: _, ...plain } = { ...offered, [role]: colors[role] };
          const { accentText: __, ...before } = colors;
          expect(plain).toEqual(before);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

test('readable colors are left alone, others become readable, for 2,000 palettes', () => {
  fc.assert(
    fc.property(colorsOf, roles, (colors, role) => {
      const readable = toReadableColors(colors, role);
      expect(areReadable(readable)).toBe(true);
      expect(toReadableColors(readable, role)).toEqual(readable);
      expect(areReadable(colors) ? readable : colors).toEqual(colors);
      const untouched = role === 'ground' ? 'text' : 'ground';
      expect(readable[untouched]).toBe(colors[untouched]);
    }),
    { numRuns: 2_000 },
  );
});

test('links take the accent only where the ground lets it be read', () => {
  expect(linkColor(sample)).toBe('#10302a');
  expect(linkColor({ ...sample, accent: '#7d3a0d' })).toBe('#7d3a0d');
  expect(accentTextColor(sample)).toBe('#ffffff');
});
