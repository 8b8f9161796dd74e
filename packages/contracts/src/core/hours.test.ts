import { describe, expect, test } from 'vitest';
import { check } from './fields.ts';
import { clock, openingHours, workHours } from './hours.ts';

describe('a time of day', () => {
  test.each([
    ['09:30:00', '09:30:00'],
    ['09:30', '09:30:00'],
    [' 00:00 ', '00:00:00'],
    ['23:59:59', '23:59:59'],
  ])('%s', (given, kept) => {
    expect(check(clock, given)).toEqual({ value: kept });
  });

  test.each(['24:00', '25:00', '9:30', '09:60', '09:30:60', '', 'sabah', '09.30'])('%j is none', (given) => {
    expect(check(clock, given)).toEqual({ fields: { form: 'Geçersiz saat' } });
  });
});

describe('the hours of a week', () => {
  const monday = { day: 'Monday', startTime: '10:00', endTime: '02:00' };

  test('may run past midnight', () => {
    expect(check(workHours, [monday])).toEqual({
      value: [{ day: 'Monday', startTime: '10:00:00', endTime: '02:00:00' }],
    });
  });

  test('have every day once', () => {
    expect(check(workHours, [monday, monday]).fields).toEqual({ form: 'Her gün bir kez yazılabilir.' });
  });

  test('say which time is wrong', () => {
    expect(check(workHours, [{ ...monday, endTime: '25:00' }]).fields).toEqual({
      '0.endTime': 'Geçersiz saat',
    });
  });

  test('of a salon have no breaks unless it says so', () => {
    const open = [{ day: 'Sunday', openTime: '11:00', closeTime: '18:00' }];
    expect(check(openingHours, open)).toEqual({
      value: [{ day: 'Sunday', openTime: '11:00:00', closeTime: '18:00:00', breaks: [] }],
    });
  });
});
