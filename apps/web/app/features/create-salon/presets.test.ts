import { salonType } from '@ayna/contracts/catalog';
import { openingHours } from '@ayna/contracts/core/hours';
import { validate } from '@ayna/contracts/core/validation';
import { expect, test } from 'vitest';
import { weekSummary } from '../../parts/week-hours/rules.ts';
import { defaultLunch, defaultPreset, defaultWeek, presetWeek, withLunch } from './presets.ts';

test.each([
  ['HairSalon', 'monday-off', 'Haftada 6 gün, 59 saat'],
  ['BarberShop', 'sunday-off', 'Haftada 6 gün, 73 saat'],
  ['MakeupStudio', 'every-day', 'Haftada 7 gün, 69 saat'],
] as const)('a %s begins with %s: %s', (type, preset, summary) => {
  expect(defaultPreset(type)).toBe(preset);
  expect(weekSummary(defaultWeek(type))).toBe(summary);
});

test('every preset of every kind is a week that the contract takes', () => {
  for (const type of salonType.options)
    for (const name of ['monday-off', 'sunday-off', 'every-day', 'weekdays'] as const) {
      const checked = validate(openingHours, withLunch(presetWeek(name, type), defaultLunch));
      expect(checked.fields).toBeUndefined();
    }
});

test('the break is kept only on days that are open around it', () => {
  const week = [
    { day: 'Friday', openTime: '10:00', closeTime: '20:00', breaks: [] },
    { day: 'Saturday', openTime: '13:00', closeTime: '20:00', breaks: [] },
    { day: 'Sunday', openTime: '20:00', closeTime: '02:00', breaks: [] },
  ] as const;
  expect(withLunch(week, defaultLunch).map(({ breaks }) => breaks.length)).toEqual([1, 0, 0]);
  expect(withLunch(week, null).every(({ breaks }) => breaks.length === 0)).toBe(true);
  const typing = { startTime: '1', endTime: '13:30' };
  expect(withLunch(week, typing).map(({ breaks }) => breaks)).toEqual([[typing], [typing], [typing]]);
});
