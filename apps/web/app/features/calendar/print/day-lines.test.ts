import { describe, expect, test } from 'vitest';
import { sample } from '../model/samples.ts';
import { dayLines } from './day-lines.ts';

// A Saturday.
const date = '2026-11-14';
type Whose = Parameters<typeof dayLines>[0];
const employee: Whose = {
  code: 'E',
  workHours: [{ day: 'Saturday', startTime: '10:00:00', endTime: '20:00:00' }],
};
const late: Whose = {
  code: 'E',
  workHours: [
    { day: 'Friday', startTime: '18:00:00', endTime: '02:00:00' },
    { day: 'Saturday', startTime: '18:00:00', endTime: '02:00:00' },
  ],
};
const visit = (start: string, end: string, more = {}) => sample(start, end, more);
const customerSnapshot = { name: 'Melike', lastname: 'Işık', imageUrl: null, phone: '+905327741806' };

const printed = (appointments: readonly ReturnType<typeof sample>[], whom = employee) =>
  dayLines(whom, { date, appointments, blocks: [] });

describe('the sheet of a day', () => {
  test('says when, who, what and what was noted', () => {
    const one = visit(`${date}T16:30:00`, `${date}T18:00:00`, { customerSnapshot, note: 'Amonyaksız' });
    expect(printed([one])).toMatchObject([
      {
        time: '16:30 – 18:00',
        customer: 'Melike Işık',
        phone: '0532 774 18 06',
        service: one.serviceSnapshot.name,
        note: 'Amonyaksız',
      },
    ]);
  });

  test.each([
    ['Approved', ['Melike Işık']],
    ['Pending', ['Melike Işık (Onay Bekliyor)']],
    ['Completed', ['Melike Işık (Tamamlandı)']],
    ['NoShow', ['Melike Işık (Gelmedi)']],
    ['Canceled', []],
  ] as const)('%s reads %j', (status, customers) => {
    const lines = printed([visit(`${date}T10:00:00`, `${date}T11:00:00`, { status, customerSnapshot })]);
    expect(lines.map(({ customer }) => customer)).toEqual(customers);
  });

  test('holds only one person’s time, blocked time too, in its order', () => {
    const lines = dayLines(employee, {
      date,
      appointments: [
        visit(`${date}T15:00:00`, `${date}T16:00:00`),
        visit(`${date}T11:00:00`, `${date}T12:00:00`),
        visit(`${date}T12:00:00`, `${date}T13:00:00`, { employeeCode: 'other' }),
      ],
      blocks: [
        {
          code: 'B',
          employeeCode: 'E',
          startDate: `${date}T13:00:00`,
          endDate: `${date}T14:00:00`,
          reason: 'Kargo',
        },
        {
          code: 'C',
          employeeCode: 'other',
          startDate: `${date}T13:00:00`,
          endDate: `${date}T14:00:00`,
          reason: '',
        },
      ],
    });
    expect(lines.map(({ time, customer }) => [time, customer])).toEqual([
      ['11:00 – 12:00', 'İsimsiz müşteri'],
      ['13:00 – 14:00', 'Kapalı: Kargo'],
      ['15:00 – 16:00', 'İsimsiz müşteri'],
    ]);
  });

  test('a night belongs to its evening', () => {
    const nights = [
      visit('2026-11-14T01:00:00', '2026-11-14T01:30:00'),
      visit('2026-11-14T23:00:00', '2026-11-15T00:30:00'),
      visit('2026-11-15T01:00:00', '2026-11-15T01:30:00'),
      visit('2026-11-15T02:00:00', '2026-11-15T02:30:00'),
    ];
    expect(printed(nights, late).map(({ time }) => time)).toEqual(['23:00 – 00:30', '01:00 – 01:30']);
  });
});
