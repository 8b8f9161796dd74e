import { describe, expect, it } from 'vitest';
import { type DrawingName, drawings } from './drawings.ts';
import { hairStrands, toneOf, tones } from './hair-strands.ts';
import { randomFrom } from './random.ts';

const names = Object.keys(drawings) as DrawingName[];

describe('drawings', () => {
  it('are six, one for each kind of salon', () => {
    expect(names).toHaveLength(6);
  });

  it.each(names)('%s is the same for the same seed and another for another', (name) => {
    expect(drawings[name]('SLN-1')).toEqual(drawings[name]('SLN-1'));
    expect(drawings[name]('SLN-1')).not.toEqual(drawings[name]('SLN-2'));
  });

  it.each(names)('%s is made of numbers and small enough to stand in a page', (name) => {
    const all = drawings[name]('SLN-1')
      .map((shape) => shape.d)
      .join('');
    expect(all).not.toMatch(/NaN|Infinity|undefined|e-/);
    expect(all.length).toBeLessThan(10_000);
  });
});

describe('locks of people', () => {
  it('keep picture and tone for one code', () => {
    expect(hairStrands('EMP-1', toneOf('EMP-1'))).toEqual(hairStrands('EMP-1', toneOf('EMP-1')));
    expect(hairStrands('EMP-1', 'copper')).not.toEqual(hairStrands('EMP-2', 'copper'));
  });

  it('come in all eight tones', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, index) => toneOf(`EMP-${index}`)));
    expect(seen.size).toBe(Object.keys(tones).length);
    expect(seen.size).toBe(8);
  });

  it('have one path for each shade', () => {
    const drawn = hairStrands('EMP-1', 'honey');
    expect(drawn.length).toBeLessThanOrEqual(5);
    expect(drawn.map((strands) => strands.d).join('').length).toBeLessThan(9000);
  });
});

describe('randomFrom', () => {
  it('stays between 0 and 1 and spreads over it', () => {
    const random = randomFrom('seed');
    const values = Array.from({ length: 1000 }, random);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  it('reads letters beyond ASCII', () => {
    expect(randomFrom('Şule')()).not.toBe(randomFrom('Sule')());
  });
});
