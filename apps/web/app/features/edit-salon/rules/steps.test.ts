import { salonRulesForm } from '@ayna/contracts/salon';
import { expect, test } from 'vitest';
import { ladders, stepFrom } from './steps.ts';

test.each([
  [180, 'up', 240],
  [180, 'down', 120],
  [200, 'up', 240],
  [200, 'down', 180],
  [0, 'down', undefined],
  [10_080, 'up', undefined],
] as const)('from %d %s is %s', (value, direction, next) => {
  expect(stepFrom(ladders.cancelMinutes, value, direction)).toBe(next);
});

test.each(ladders.aheadDays.slice(0, -1))('from %d, up and then down is back', (rung) => {
  const up = stepFrom(ladders.aheadDays, rung, 'up') ?? 0;
  expect(stepFrom(ladders.aheadDays, up, 'down')).toBe(rung);
});

test('every rung is one that the contract takes', () => {
  const { shape } = salonRulesForm;
  for (const [key, ladder] of Object.entries(ladders))
    for (const rung of ladder)
      expect(shape[key as keyof typeof ladders].safeParse(rung).success, `${key} ${rung}`).toBe(true);
});
