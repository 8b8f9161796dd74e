import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validate } from './validation.ts';
import { birthday, calendarDate, dateOfMoment, spanChecks, wallClock, wallClockEnd } from './wall-clock.ts';

describe('a wall-clock time', () => {
  test.each([
    '2026-11-14T10:30',
    '2026-11-14T10:30:00',
    '2026-11-14T10:30:00Z',
    '2026-11-14T10:30:00.000Z',
    ' 2026-11-14T10:30:00.0 ',
  ])('%s is half past ten, with any ending', (given) => {
    expect(validate(wallClock, given)).toEqual({ value: '2026-11-14T10:30:00' });
  });

  test.each([
    '2026-02-30T10:30:00',
    '2026-11-14T24:00:00',
    '2026-02-30',
    '2026-11',
    '2026-11-14T10:30:00+03:00',
    '2026-11-14 10:30',
    'yarın',
    '',
  ])('%j is not a wall-clock time', (given) => {
    expect(validate(wallClock, given).fields).toEqual({ form: 'Geçersiz saat' });
  });

  test('is the midnight with which a plain date begins', () => {
    expect(validate(wallClock, '2026-11-14')).toEqual({ value: '2026-11-14T00:00:00' });
  });

  test.each([
    ['2026-11-14', '2026-11-15T00:00:00'],
    ['2026-12-31', '2027-01-01T00:00:00'],
    ['2100-12-31', '2101-01-01T00:00:00'],
    ['2026-11-14T10:30:00.000Z', '2026-11-14T10:30:00'],
  ])('as an end: %s is over at %s', (given, end) => {
    expect(validate(wallClockEnd, given)).toEqual({ value: end });
  });

  test.each(['2026-11-14', '2026-11-14T10:30', '2026-11-14T00:00:00.000Z', '2026-11-14T23:59:59.9999999'])(
    'of %s the date is kept where only the day counts',
    (given) => {
      expect(validate(dateOfMoment, given)).toEqual({ value: '2026-11-14' });
    },
  );

  test('a date with something else behind it is not a date', () => {
    expect(validate(dateOfMoment, '2026-11-14 or so').fields).toEqual({ form: 'Geçersiz saat' });
  });

  test('keeps every valid time', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
    const day = fc.integer({ min: 1, max: 28 }).map((n) => String(n).padStart(2, '0'));
    const month = fc.integer({ min: 1, max: 12 }).map((n) => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(month, day, two(23), two(59), two(59), (mm, dd, h, m, s) => {
        const text = `2026-${mm}-${dd}T${h}:${m}:${s}`;
        expect(validate(wallClock, `${text}.000Z`)).toEqual({ value: text });
      }),
    );
  });
});

const outsideYears = { form: 'Yıl 2000 ile 2100 arasında olmalı.' };

test.each([
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-02', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
])('%s is a date that a salon plans with: %s', (date, isPlanned) => {
  const expected = (value: string) => (isPlanned ? { value } : { fields: outsideYears });
  expect(validate(calendarDate, date)).toEqual(expected(date));
  expect(validate(wallClock, `${date}T10:00:00`)).toEqual(expected(`${date}T10:00:00`));
});

test('a birthday is in 1900 or later', () => {
  expect(validate(birthday, '1900-01-01').fields).toBe(undefined);
  expect(validate(birthday, '1899-12-31').fields).toEqual({ form: 'Doğum yılı 1900 ya da sonrası olmalı.' });
});

describe('a span', () => {
  const days = z
    .object({ from: calendarDate, to: z.nullable(calendarDate) })
    .check(...spanChecks('from', 'to', 366));
  const moments = z.object({ from: wallClock, to: wallClockEnd }).check(...spanChecks('from', 'to', 1));
  const backwards = { to: 'Bitiş başlangıçtan sonra olmalı.' };

  test.each([
    ['2026-01-01', '2026-01-01', undefined],
    ['2026-01-01', '2027-01-02', undefined],
    ['2026-01-01', null, undefined],
    ['2026-01-01', '2027-01-03', { to: 'En çok 366 günlük bir aralık seçebilirsiniz.' }],
    ['2026-01-02', '2026-01-01', backwards],
  ])('of days from %s to %s is refused with %j', (from, to, fields) => {
    expect(validate(days, { from, to }).fields).toEqual(fields);
  });

  test.each([
    ['2026-01-01T10:00:00', '2026-01-01T10:00:01', undefined],
    ['2026-01-01T10:00:00', '2026-01-01T10:00:00', backwards],
    ['2026-01-01', '2026-01-01', undefined],
    ['2026-01-02', '2026-01-01', backwards],
    ['2026-01-01T10:00:00', '2026-01-03T09:00:00', { to: 'En çok 1 günlük bir aralık seçebilirsiniz.' }],
  ])('of moments from %s to %s is refused with %j', (from, to, fields) => {
    expect(validate(moments, { from, to }).fields).toEqual(fields);
  });
});
