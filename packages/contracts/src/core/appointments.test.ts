import { describe, expect, test } from 'vitest';
import { appointment } from './appointments.ts';

describe('sessionNumber', () => {
  const { sessionNumber } = appointment.shape;

  test.each([1, 2, 12])('accepts %d', (given) => {
    expect(sessionNumber.safeParse(given).success).toBe(true);
  });

  test.each([0, -1, 1.5, '1', null, Number.NaN])(
    'rejects %j, which is not an integer of 1 or more',
    (given) => {
      expect(sessionNumber.safeParse(given).success).toBe(false);
    },
  );
});
