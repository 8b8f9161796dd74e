import { describe, expect, test } from 'vitest';
import { everything } from './asked.ts';
import { countsOf, foundOf, ofStatus, pageOf, pagesOf, perDay } from './found.ts';
import { sample } from './sample.ts';

const shown = { first: '2026-11-14', last: '2026-11-20' };
const wanted = { ...everything, shown, waitingSince: '2026-11-01' };

const isil = sample('2026-11-14T10:00', { who: ['Işıl', 'Gündoğdu', '+905324182796'], status: 'Completed' });
const masked = sample('2026-11-15T10:00', { who: ['İpek', 'Ünlü', '0532 *** ** 96'], customerCode: 'C' });
const nobody = sample('2026-11-14T09:00', { employeeCode: 'D', serviceCode: 'B', source: 'online' });
const waiting = sample('2026-11-16T12:00', { status: 'Pending', source: 'online' });
const farOff = sample('2026-12-24T12:00', { status: 'Pending', source: 'online' });
const overdue = sample('2026-11-01T12:00', { status: 'Pending' });
const past = sample('2026-10-31T12:00', { status: 'Pending' });
const later = sample('2026-11-21T09:00');
const all = [isil, masked, nobody, waiting, later, past, sample('2026-11-13T12:00')];

const codes = (more: object) =>
  foundOf([all, [overdue, waiting, farOff]], { ...wanted, ...more }).map(({ code }) => code);

describe('what is found', () => {
  test('who waits comes first, however far off or overdue; the rest by time; each once', () => {
    expect(codes({})).toEqual([overdue, waiting, farOff, nobody, isil, masked].map(({ code }) => code));
  });

  test('of days that were chosen nothing else is shown', () => {
    expect(codes({ days: shown })).toEqual([waiting, nobody, isil, masked].map(({ code }) => code));
  });

  test('what runs past midnight belongs to both days', () => {
    const night = sample('2026-11-13T23:30', {
      appointmentTime: {
        appointmentStartDate: '2026-11-13T23:30:00',
        appointmentEndDate: '2026-11-14T00:30:00',
      },
    });
    expect(foundOf([[night]], { ...wanted, days: shown })).toEqual([night]);
  });

  test.each([
    [{ employeeCode: 'D' }, [nobody]],
    [{ serviceCode: 'B' }, [nobody]],
    [{ customerCode: 'C' }, [masked]],
    [{ source: 'online' }, [waiting, farOff, nobody]],
    [{ typed: 'isil' }, [isil]],
    [{ typed: 'GUNDOGDU işil' }, [isil]],
    [{ typed: '0532 418' }, [isil]],
    [{ typed: '+90 532 418 27 96' }, [isil]],
    [{ typed: '96' }, [isil, masked]],
    [{ typed: '3296' }, []],
    [{ typed: 'ipek', source: 'online' }, []],
  ])('%j finds what fits', (more, found) => {
    expect(codes(more)).toEqual(found.map(({ code }) => code));
  });
});

test('counted by status, and narrowed to one', () => {
  const found = foundOf([all], wanted);
  expect(countsOf(found)).toEqual({ Pending: 1, Approved: 2, Completed: 1, Canceled: 0, NoShow: 0 });
  expect(ofStatus(found, 'Completed')).toEqual([isil]);
  expect(ofStatus(found, null)).toBe(found);
});

test('ten a page, and an empty list has one', () => {
  const many = Array.from({ length: 21 }, (_, index) => sample(`2026-11-14T10:${index + 10}`));
  expect(pagesOf(0)).toBe(1);
  expect(pagesOf(many.length)).toBe(3);
  expect(pageOf(many, 3)).toHaveLength(1);
});

test('a day counts what stands under its heading, and who waits stands above', () => {
  expect([...perDay(foundOf([all], wanted))]).toEqual([
    ['2026-11-14', 2],
    ['2026-11-15', 1],
  ]);
});
