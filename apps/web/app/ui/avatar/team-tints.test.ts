import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tintCount, tintOf } from './person.ts';
import { tintsOfTeam } from './team-tints.ts';

/** Codes in the order in which people joined. */
const anyTeam = (maxLength: number) =>
  fc.uniqueArray(fc.uuid({ version: 7 }), { minLength: 1, maxLength }).map((codes) => codes.toSorted());

const distinct = (values: Iterable<number>) => new Set(values).size;

test('two whose own tints are the same get one each, and the first keeps it', () => {
  const tint = tintOf('a0');
  const twin =
    Array.from({ length: 100 }, (_, index) => `b${index}`).find((code) => tintOf(code) === tint) ?? '';
  expect([...tintsOfTeam([twin, 'a0'])]).toEqual([
    ['a0', tint],
    [twin, (tint + 1) % tintCount],
  ]);
});

test('up to six people have a tint each', () => {
  fc.assert(
    fc.property(anyTeam(tintCount), (codes) => {
      expect(distinct(tintsOfTeam(codes).values())).toBe(codes.length);
    }),
  );
});

test('in a larger team no tint is used twice more than another', () => {
  fc.assert(
    fc.property(anyTeam(30), (codes) => {
      const uses = Array.from({ length: tintCount }, () => 0);
      for (const tint of tintsOfTeam(codes).values()) uses[tint] = (uses[tint] ?? 0) + 1;
      expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a newcomer changes nobody’s tint, who leaves none of earlier people, and the order of a list none', () => {
  fc.assert(
    fc.property(anyTeam(12), fc.nat(), fc.nat(), (codes, one, seed) => {
      const tints = tintsOfTeam(codes);
      const earlier = codes.slice(0, -1);
      for (const code of earlier) expect(tintsOfTeam(earlier).get(code)).toBe(tints.get(code));
      const leaving = one % codes.length;
      const rest = tintsOfTeam(codes.toSpliced(leaving, 1));
      for (const code of codes.slice(0, leaving)) expect(rest.get(code)).toBe(tints.get(code));
      const turn = seed % codes.length;
      expect(tintsOfTeam([...codes.slice(turn), ...codes.slice(0, turn)])).toEqual(tints);
    }),
  );
});
