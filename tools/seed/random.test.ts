import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';

test('the same seed gives the same values', () => {
  const draw = (seed: number) => {
    const random = randomFrom(seed);
    return [
      random.next(),
      random.below(1_000),
      random.pick('abcdefgh'.split('')),
      random.code(1_700_000_000_000),
    ];
  };
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(draw(seed)).toEqual(draw(seed));
    }),
  );
});

test('below() stays below its limit, and codes are UUID v7 of their time', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      (seed, limit, at) => {
        const random = randomFrom(seed);
        expect(random.below(limit)).toBeLessThan(limit);
        const code = random.code(at);
        expect(code).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(Number.parseInt(code.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
      },
    ),
  );
});
