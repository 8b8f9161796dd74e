import { expect, test } from 'vitest';
import { dayFacts, onRuler, rulerHours, spanText } from './day-facts.ts';

const day = '2026-11-20';
const stretch = (kind: 'free' | 'full' | 'absent', from: string, to: string) => ({
  kind,
  startDate: `${day}T${from}:00`,
  endDate: `${day}T${to}:00`,
});
const outline = {
  startDate: `${day}T10:00:00`,
  endDate: `${day}T20:00:00`,
  stretches: [
    stretch('full', '10:00', '12:30'),
    stretch('free', '12:30', '14:00'),
    stretch('full', '14:00', '17:15'),
    stretch('free', '17:15', '18:30'),
    stretch('absent', '18:30', '20:00'),
  ],
};

test('the longest gap and what it lacks, and the spans of the rest', () => {
  expect(dayFacts(outline, 135)).toMatchObject({
    gap: { minutes: 90, missing: 45, gap: { startDate: `${day}T12:30:00` } },
    full: ['10:00 – 12:30', '14:00 – 17:15'],
    absent: ['18:30 – 20:00'],
    tooSoon: [],
  });
});

test('a gap that is long enough is no reason, and neither is none', () => {
  expect(dayFacts(outline, 60).gap).toBeNull();
  expect(dayFacts({ stretches: [stretch('full', '10:00', '20:00')] }, 60).gap).toBeNull();
});

test('stretches on the ruler, never beyond its end', () => {
  expect(onRuler(outline, { startDate: `${day}T12:30:00`, minutes: 90 })).toEqual({ left: 25, width: 15 });
  expect(onRuler(outline, { startDate: `${day}T19:00:00`, minutes: 135 })).toEqual({ left: 90, width: 10 });
  expect(rulerHours(outline)).toEqual(['10:00', '12:00', '14:00', '16:00', '18:00', '20:00']);
});

test('a day that ends at midnight', () => {
  expect(spanText({ startDate: `${day}T22:00:00`, endDate: '2026-11-21T00:00:00' })).toBe('22:00 – 24:00');
});
