import type { Weekday } from '@ayna/contracts/core/hours';
import { clockAt } from '@ayna/domain/wall-clock';
import { describe, expect, it, test } from 'vitest';
import { closedRangesOn, type Holidays, type SalonHours } from './closed-ranges.ts';
import { seededRuns } from './seeded-random.ts';

/** A Saturday. */
const day = '2026-11-14';
const visible = { from: 540, to: 1_320 };

const open = (
  day: Weekday,
  openTime: string,
  closeTime: string,
  breaks: SalonHours['openingHours'][0]['breaks'] = [],
) => ({
  day,
  openTime,
  closeTime,
  breaks,
});

const salon = (more: Partial<SalonHours> = {}): SalonHours => ({
  openingHours: [open('Saturday', '10:00', '20:00'), open('Friday', '10:00', '20:00')],
  closedDays: [],
  holidays: 'closed',
  holidayChoices: [],
  ...more,
});

const employee = (startTime: string, endTime: string) => ({
  workHours: [{ day: 'Saturday' as const, startTime, endTime }],
  leaves: [],
  recurringLeaves: [],
});

const none: Holidays = new Map();
const feast = (date: string, startsAt: string | null = null): Holidays =>
  new Map([
    [date, { date, name: 'Bayram', kind: startsAt ? ('half' as const) : ('full' as const), startsAt }],
  ]);

const reasons = (of: Partial<Parameters<typeof closedRangesOn>[0]>, on = day) =>
  closedRangesOn({ salon: salon(), holidays: none, employee: undefined, ...of }, on, visible).map(
    ({ from, to, reason }) => `${clockAt(from)}-${clockAt(to)} ${reason}`,
  );

describe('the salon', () => {
  it('is closed before its opening and after its closing', () => {
    expect(reasons({})).toEqual(['09:00-10:00 salon', '20:00-22:00 salon']);
  });

  it('is closed all day on a day without hours', () => {
    expect(reasons({}, '2026-11-15')).toEqual(['09:00-22:00 salon']);
  });

  it('has its breaks', () => {
    const pause = [{ startTime: '13:00', endTime: '14:00' }];
    expect(reasons({ salon: salon({ openingHours: [open('Saturday', '09:00', '22:00', pause)] }) })).toEqual([
      '13:00-14:00 break',
    ]);
  });

  it('is closed on the days that it closed itself, and says why', () => {
    const of = {
      salon: salon({ closedDays: [{ from: day, to: day, reason: 'Tadilat' }] }),
      holidays: none,
      employee: undefined,
    };
    expect(closedRangesOn(of, day, visible)).toEqual([
      { from: 540, to: 1_320, reason: 'holiday', note: 'Tadilat' },
    ]);
  });

  it('keeps a holiday, or works on it', () => {
    expect(reasons({ holidays: feast(day) })).toEqual(['09:00-22:00 holiday']);
    expect(reasons({ holidays: feast(day), salon: salon({ holidays: 'open' }) })).toHaveLength(2);
  });

  it('works until noon on the eve of a feast', () => {
    expect(reasons({ holidays: feast(day, '13:00:00') })).toEqual([
      '09:00-10:00 holiday',
      '13:00-22:00 holiday',
    ]);
  });

  it('keeps the hours that it chose for a holiday', () => {
    const holidayChoices = [{ date: day, as: 'short' as const, openTime: '12:00', closeTime: '16:00' }];
    expect(reasons({ holidays: feast(day), salon: salon({ holidayChoices }) })).toEqual([
      '09:00-12:00 holiday',
      '16:00-22:00 holiday',
    ]);
  });

  it('is still open in the small hours of the evening before', () => {
    const late = salon({ openingHours: [open('Friday', '18:00', '02:00')] });
    const early = { from: 0, to: 300 };
    expect(closedRangesOn({ salon: late, holidays: none, employee: undefined }, day, early)).toMatchObject([
      { from: 120, to: 300 },
    ]);
  });

  it('that is not known yet hatches nothing', () => {
    expect(reasons({ salon: undefined })).toEqual([]);
  });
});

describe('an employee', () => {
  it('is off outside of the own hours', () => {
    expect(reasons({ employee: employee('12:00', '20:00') })).toEqual([
      '09:00-10:00 salon',
      '10:00-12:00 off',
      '20:00-22:00 salon',
    ]);
  });

  it('is off all day without hours, and works from 10:00 to 22:00 where they were never set', () => {
    const of = (workHours: [] | null) => ({ ...employee('', ''), workHours });
    expect(reasons({ salon: undefined, employee: of([]) })).toEqual(['09:00-22:00 off']);
    expect(reasons({ salon: undefined, employee: of(null) })).toEqual(['09:00-10:00 off']);
  });

  it('is away during a leave, which says more than that the salon is closed', () => {
    const away = {
      ...employee('10:00', '20:00'),
      leaves: [
        {
          code: 'L',
          kind: 'Annual' as const,
          note: 'Tatil',
          startDate: `${day}T18:00:00`,
          endDate: '2026-11-20T00:00:00',
        },
      ],
    };
    expect(reasons({ employee: away })).toEqual(['09:00-10:00 salon', '18:00-22:00 leave']);
  });

  it('is away every week at the same time, while that holds', () => {
    const weekly = (startDate: string) => ({
      ...employee('10:00', '20:00'),
      recurringLeaves: [
        {
          code: 'R',
          days: ['Saturday' as const],
          startTime: '12:00',
          endTime: '13:00',
          startDate,
          endDate: null,
          note: '',
        },
      ],
    });
    expect(reasons({ employee: weekly('2026-01-01') })).toContain('12:00-13:00 leave');
    expect(reasons({ employee: weekly('2027-01-01') })).not.toContain('12:00-13:00 leave');
  });
});

test('stretches never overlap and never leave the visible range', () => {
  for (const next of seededRuns(300)) {
    const clock = (): string => clockAt(next(0, 1_439));
    const openingHours = [open('Saturday', clock(), clock(), [{ startTime: clock(), endTime: clock() }])];
    const of = { salon: salon({ openingHours }), holidays: none, employee: employee(clock(), clock()) };
    const stretches = closedRangesOn(of, day, visible);
    for (const [index, one] of stretches.entries()) {
      expect(one.from).toBeLessThan(one.to);
      expect(one.from).toBeGreaterThanOrEqual(stretches[index - 1]?.to ?? visible.from);
      expect(one.to).toBeLessThanOrEqual(visible.to);
    }
  }
});
