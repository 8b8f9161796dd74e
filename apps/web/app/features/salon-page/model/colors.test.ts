import { contrastRatio } from '@ayna/domain/contrast';
import { toReadableColors } from '@ayna/domain/page-colors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorVariables, mix } from './colors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('mixes two colors', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 1)).toBe('#102030');
});

it('derives texts that can be read from all colors that a salon can save', () => {
  fc.assert(
    fc.property(color, color, color, (ground, text, accent) => {
      const colors = toReadableColors({ ground, text, accent }, 'text');
      const variables = colorVariables(colors);
      const contrasts = [
        ['--tx', '--bg'],
        ['--tx', '--card'],
        ['--mu', '--bg'],
        ['--mu', '--card'],
        ['--at', '--bg'],
        ['--at', '--card'],
        ['--on', '--ac'],
      ].map(([ink = '', on = '']) => contrastRatio(variables[ink] ?? '', variables[on] ?? ''));
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1_000 },
  );
});
