import { describe, expect, test } from 'vitest';
import { newService } from './services.ts';
import { validate } from './validation.ts';

const plain = {
  name: 'Saç kesimi',
  description: '',
  category: 'Cut',
  color: 1,
  duration: 45,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
};
const phases = { work: 30, wait: 40, finish: 20, freeWhileWaiting: true };

describe('a service', () => {
  test.each([
    ['of one phase', {}],
    ['with a wait in it', { duration: 90, phases }],
    ['in sessions', { type: 'Session', sessionCount: 4, sessionIntervalDays: 21 }],
    ['to the kuruş', { price: 1299.99 }],
  ])('%s', (_, change) => {
    expect(validate(newService, { ...plain, ...change }).fields).toBeUndefined();
  });

  test.each([
    ['phases that do not add up to its duration', { duration: 60, phases }, 'duration'],
    ['sessions without a count', { type: 'Session', sessionIntervalDays: 21 }, 'sessionCount'],
    ['a count without sessions', { sessionCount: 4, sessionIntervalDays: 21 }, 'sessionCount'],
    ['only one of the session fields', { sessionCount: 4 }, 'sessionCount'],
    ['half a kuruş', { price: 10.005 }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['a line break in its name', { name: 'Kesim\nBcc: x' }, 'name'],
    ['an unknown category', { category: 'Malzeme' }, 'category'],
  ])('is refused with %s', (_, change, field) => {
    expect(Object.keys(validate(newService, { ...plain, ...change }).fields ?? {})).toEqual([field]);
  });
});
