import { describe, expect, test } from 'vitest';
import { openingHours, timeOfDay, workHours } from './hours.ts';
import { validate } from './validation.ts';

describe('a time of day', () => {
  test.each([
    ['09:30:00', '09:30:00'],
    ['09:30', '09:30:00'],
    [' 00:00 ', '00:00:00'],
    ['23:59:59', '23:59:59'],
  ])('%s', (given, normalized) => {
    expect(validate(timeOfDay, given)).toEqual({ value: normalized });
  });

  test.each(['24:00', '25:00', '9:30', '09:60', '09:30:60', '', 'sabah', '09.30'])(
    '%j is not a time of day',
    (given) => {
      expect(validate(timeOfDay, given)).toEqual({ fields: { form: 'Geçersiz saat' } });
    },
  );
});

describe('the hours of a week', () => {
  const monday = { day: 'Monday', startTime: '10:00', endTime: '02:00' };

  test('may run past midnight', () => {
    expect(validate(workHours, [monday])).toEqual({
      value: [{ day: 'Monday', startTime: '10:00:00', endTime: '02:00:00' }],
    });
  });

  test('contain each day at most once', () => {
    expect(validate(workHours, [monday, monday]).fields).toEqual({ form: 'Her gün bir kez yazılabilir.' });
  });

  test('name the invalid time', () => {
    expect(validate(workHours, [{ ...monday, endTime: '25:00' }]).fields).toEqual({
      '0.endTime': 'Geçersiz saat',
    });
  });

  test('of a salon have no breaks by default', () => {
    const open = [{ day: 'Sunday', openTime: '11:00', closeTime: '18:00' }];
    expect(validate(openingHours, open)).toEqual({
      value: [{ day: 'Sunday', openTime: '11:00:00', closeTime: '18:00:00', breaks: [] }],
    });
  });
});
