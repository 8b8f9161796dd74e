import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsByPart, withOwnHold } from './time-groups.ts';

const slot = (clock: string, suggested = false) => ({
  startDate: `2026-11-18T${clock}:00`,
  endDate: `2026-11-18T${clock}:00`,
  employeeCodes: ['employee'],
  suggested,
});
const clocksOf = (slots: readonly { startDate: string }[]) =>
  slots.map(({ startDate }) => startDate.slice(11, 16));

test('within a part of the day the suggested times come first, and the parts stay in order', () => {
  const day = [
    slot('09:00'),
    slot('10:00', true),
    slot('11:45', true),
    slot('12:00'),
    slot('13:45', true),
    slot('17:00'),
    slot('19:00'),
  ];
  expect(slotsByPart(day).map(([part, times]) => [part, clocksOf(times)])).toEqual([
    ['morning', ['10:00', '11:45', '09:00']],
    ['afternoon', ['13:45', '12:00']],
    ['evening', ['17:00', '19:00']],
  ]);
});

const anyDay = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.boolean()), { selector: ([quarter]) => quarter })
  .map((starts) =>
    starts
      .toSorted(([one], [other]) => one - other)
      .map(([quarter, suggested]) => {
        const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
        return slot(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, suggested);
      }),
  );

test('for any day no time is hidden, and a salon that suggests none has them in the order of the day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const shown = slotsByPart(day).flatMap(([, times]) => times);
      expect(clocksOf(shown).toSorted()).toEqual(clocksOf(day));
      const plain = day.map((one) => ({ ...one, suggested: false }));
      expect(slotsByPart(plain).flatMap(([, times]) => times)).toEqual(plain);
      for (const [, times] of slotsByPart(day)) {
        const [marked, others] = [
          times.filter((one) => one.suggested),
          times.filter((one) => !one.suggested),
        ];
        expect(times).toEqual([...marked, ...others]);
        for (const group of [marked, others]) expect(clocksOf(group)).toEqual(clocksOf(group).toSorted());
      }
    }),
  );
});

test('an own hold changes neither the times nor their marks', () => {
  const before = [slot('09:00', true), slot('10:00'), slot('11:00')];
  // The hold of 10:00 makes its neighbour suit the salon.
  const free = [slot('09:00', true), slot('11:00', true)];
  const hold = { ...slot('10:00'), suggested: undefined };
  expect(withOwnHold(free, before, hold)).toMatchObject(before);
  expect(withOwnHold(before, before, hold)).toEqual(before);
  expect(withOwnHold(free, free, null)).toEqual(free);
  // What somebody else took meanwhile is gone.
  expect(clocksOf(withOwnHold([slot('11:00')], before, null))).toEqual(['11:00']);
});
