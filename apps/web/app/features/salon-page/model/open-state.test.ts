import type { SalonHours } from '@ayna/domain/opening-hours';
import { describe, expect, it } from 'vitest';
import { openText } from './hour-texts.ts';
import { exceptionRows, weekRows } from './week-rows.ts';

// 2026-11-18 is a Wednesday.
const week: SalonHours['openingHours'] = [
  { day: 'Tuesday', openTime: '10:00', closeTime: '20:00', breaks: [] },
  {
    day: 'Wednesday',
    openTime: '10:00',
    closeTime: '20:00',
    breaks: [{ startTime: '13:00', endTime: '14:00' }],
  },
  { day: 'Thursday', openTime: '10:00', closeTime: '20:00', breaks: [] },
  { day: 'Friday', openTime: '10:00', closeTime: '20:00', breaks: [] },
  { day: 'Saturday', openTime: '18:00', closeTime: '02:00', breaks: [] },
];
const salon = { openingHours: week, closedDays: [], holidays: 'closed', holidayChoices: [] } as const;
const none = new Map();

describe('openText', () => {
  it.each([
    ['2026-11-18T10:00:00', true, 'Şu an açık, 13:00’e kadar'],
    ['2026-11-18T19:59:00', true, 'Şu an açık, 20:00’ye kadar'],
    ['2026-11-18T13:30:00', false, 'Şu an kapalı, bugün 14:00’te açılıyor'],
    ['2026-11-18T20:00:00', false, 'Şu an kapalı, yarın 10:00’da açılıyor'],
    ['2026-11-18T08:00:00', false, 'Şu an kapalı, bugün 10:00’da açılıyor'],
    // The night of Saturday belongs to Saturday's hours.
    ['2026-11-22T01:30:00', true, 'Şu an açık, 02:00’ye kadar'],
    ['2026-11-22T02:00:00', false, 'Şu an kapalı, Salı 10:00’da açılıyor'],
  ])('at %s: %s, %s', (now, isOpen, text) => {
    expect(openText(salon, none, now)).toEqual({ isOpen, text });
  });

  it('knows holidays and closed days', () => {
    const holiday = new Map([['2026-11-19', { kind: 'full' as const, startsAt: null }]]);
    expect(openText(salon, holiday, '2026-11-18T21:00:00').text).toBe('Şu an kapalı, Cuma 10:00’da açılıyor');
    const away = { ...salon, closedDays: [{ from: '2026-11-18', to: '2026-11-26' }] };
    expect(openText(away, none, '2026-11-18T12:00:00').text).toBe('Şu an kapalı, 27 Kasım 10:00’da açılıyor');
    const gone = { ...salon, closedDays: [{ from: '2026-11-18', to: '2027-11-26' }] };
    expect(openText(gone, none, '2026-11-18T12:00:00').text).toBe('Şu an kapalı');
  });

  it('names no closing time where there is none', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
    const always = {
      ...salon,
      openingHours: days.map((day) => ({ day, openTime: '00:00', closeTime: '00:00', breaks: [] })),
    };
    expect(openText(always, none, '2026-11-18T12:00:00')).toEqual({ isOpen: true, text: 'Şu an açık' });
  });
});

describe('weekRows', () => {
  it('joins days of the same hours, and leaves today alone', () => {
    expect(
      weekRows(salon, none, '2026-11-18').map(({ first, last, hours, isToday }) => [
        first,
        last,
        hours[0],
        isToday,
      ]),
    ).toEqual([
      [0, 0, undefined, false],
      [1, 1, '10:00 – 20:00', false],
      [2, 2, '10:00 – 20:00', true],
      [3, 4, '10:00 – 20:00', false],
      [5, 5, '18:00 – 02:00', false],
      [6, 6, undefined, false],
    ]);
  });

  it('says of today what holds today', () => {
    const holiday = new Map([['2026-11-18', { kind: 'half' as const, startsAt: '13:00' }]]);
    expect(weekRows(salon, holiday, '2026-11-18')[2]?.hours).toEqual(['10:00 – 13:00']);
  });
});

describe('exceptionRows', () => {
  const holidays = new Map([
    ['2026-11-20', { kind: 'full' as const, startsAt: null }],
    // A Monday, on which the salon is closed anyway.
    ['2026-11-23', { kind: 'full' as const, startsAt: null }],
  ]);
  const names = [
    { date: '2026-11-20', name: 'Bayram' },
    { date: '2026-11-23', name: 'Bayram' },
  ];

  it('lists what is not as usual, days in a row as one', () => {
    const away = { ...salon, closedDays: [{ from: '2026-12-01', to: '2026-12-05', reason: 'Tadilat' }] };
    expect(exceptionRows(away, holidays, names, '2026-11-18', 60)).toEqual([
      { from: '2026-11-20', to: '2026-11-20', reason: 'Bayram', hours: [] },
      { from: '2026-12-01', to: '2026-12-05', reason: 'Tadilat', hours: [] },
    ]);
  });
});
