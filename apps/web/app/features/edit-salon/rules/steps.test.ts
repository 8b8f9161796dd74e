import { salonRulesForm } from '@ayna/contracts/salon';
import { expect, test } from 'vitest';
import { stepFrom, steps } from './steps.ts';

test.each([
  [180, 'up', 240],
  [180, 'down', 120],
  [200, 'up', 240],
  [200, 'down', 180],
  [0, 'down', undefined],
  [10_080, 'up', undefined],
] as const)('from %d %s is %s', (value, direction, next) => {
  expect(stepFrom(steps.cancelMinutes, value, direction)).toBe(next);
});

test.each(steps.aheadDays.slice(0, -1))('from %d, up and then down is back', (rung) => {
  const up = stepFrom(steps.aheadDays, rung, 'up') ?? 0;
  expect(stepFrom(steps.aheadDays, up, 'down')).toBe(rung);
});

test('every rung is one that the contract takes', () => {
  const { shape } = salonRulesForm;
  for (const [key, ladder] of Object.entries(steps))
    for (const rung of ladder)
      expect(shape[key as keyof typeof steps].safeParse(rung).success, `${key} ${rung}`).toBe(true);
});
