import { expect, test } from 'vitest';
import { markTourSeen, type TourMemory, wasTourSeen } from './tours-seen.ts';

const memoryOf = (stored: Record<string, string> = {}): TourMemory => ({
  getItem: (key) => stored[key] ?? null,
  setItem: (key, value) => {
    stored[key] = value;
  },
});

test('a tour is seen once it was marked, and others are not', () => {
  const memory = memoryOf();
  expect(wasTourSeen('dashboard', memory)).toBe(false);
  markTourSeen('dashboard', memory);
  markTourSeen('dashboard', memory);
  expect(wasTourSeen('dashboard', memory)).toBe(true);
  expect(wasTourSeen('inventory', memory)).toBe(false);
});

test.each(['{', '"dashboard"', '{"dashboard":true}', 'null'])(
  'what else stands there, %s, is no tour',
  (stored) => {
    const memory = memoryOf({ 'tours-seen': stored });
    expect(wasTourSeen('dashboard', memory)).toBe(false);
    markTourSeen('dashboard', memory);
    expect(wasTourSeen('dashboard', memory)).toBe(true);
  },
);

test('a browser that keeps nothing still shows its pages', () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  const memory: TourMemory = { getItem: refuse, setItem: refuse };
  expect(wasTourSeen('dashboard', memory)).toBe(false);
  expect(() => markTourSeen('dashboard', memory)).not.toThrow();
});
