import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noon, type SubscriptionApp, subscriptionApp } from './kit.ts';

let app: SubscriptionApp;
beforeAll(async () => {
  app = await subscriptionApp();
});
beforeEach(() => {
  app.clock.now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

const salonWith = async (limits: Parameters<SubscriptionApp['limitTrials']>[0]) => {
  await app.limitTrials(limits);
  return app.newSalon();
};

describe('spending', () => {
  test('attack 20: of 200 parallel spendings on a quota of 50 exactly 50 are allowed', async () => {
    const salonCode = await salonWith({ sms: 50 });
    const responses = await Promise.all(Array.from({ length: 200 }, () => app.spend(salonCode, 'sms')));
    expect(responses.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect(await app.used(salonCode, 'sms')).toBe(50);
    expect(await app.spend(salonCode, 'sms')).toEqual({ allowed: false, left: 0 });
  });

  test('attack 20: parallel spendings of larger amounts never exceed the quota, and what fits is allowed', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const responses = await Promise.all(Array.from({ length: 40 }, () => app.spend(salonCode, 'photos', 3)));
    expect(responses.filter(({ allowed }) => allowed)).toHaveLength(16);
    expect(await app.spend(salonCode, 'photos', 3)).toEqual({ allowed: false, left: 2 });
    expect(await app.spend(salonCode, 'photos', 2)).toEqual({ allowed: true, left: 0 });
  });

  test('the same key counts once, in sequence and in parallel', async () => {
    const salonCode = await salonWith({ employees: 6 });
    const key = newCode();
    const again = () => app.spend(salonCode, 'employees', 2, key);
    expect(await again()).toEqual({ allowed: true, left: 4 });
    expect(await again()).toEqual({ allowed: true, left: 4 });
    const other = newCode();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => app.spend(salonCode, 'employees', 1, other)),
    );
    expect(responses.every(({ allowed }) => allowed)).toBe(true);
    expect(await app.used(salonCode, 'employees')).toBe(3);
  });

  test('the same key with another amount is refused; with another kind or salon it is a different key', async () => {
    const [salonCode, otherSalon] = [await salonWith({ sms: 50 }), await app.newSalon()];
    const key = newCode();
    await app.spend(salonCode, 'sms', 2, key);
    await expect(app.spend(salonCode, 'sms', 3, key)).rejects.toMatchObject({ code: 'key-reused' });
    expect(await app.spend(salonCode, 'photos', 3, key)).toMatchObject({ allowed: true });
    expect(await app.spend(otherSalon, 'sms', 3, key)).toMatchObject({ allowed: true });
    expect(await app.used(salonCode, 'sms')).toBe(2);
    expect(await app.used(otherSalon, 'sms')).toBe(3);
  });

  test('a refused spending may be retried with the same key when quota is free', async () => {
    const salonCode = await salonWith({ employees: 1 });
    const [first, second] = [newCode(), newCode()];
    await app.spend(salonCode, 'employees', 1, first);
    expect(await app.spend(salonCode, 'employees', 1, second)).toEqual({ allowed: false, left: 0 });
    await app.release(salonCode, 'employees', 1, first);
    expect(await app.spend(salonCode, 'employees', 1, second)).toEqual({ allowed: true, left: 0 });
  });

  test('more than the whole quota is refused, also when nothing is used', async () => {
    const salonCode = await salonWith({ sms: 50 });
    expect(await app.spend(salonCode, 'sms', 51)).toEqual({ allowed: false, left: 50 });
    expect(await app.spend(salonCode, 'sms', 50)).toEqual({ allowed: true, left: 0 });
  });

  test('the SMS quota renews on the first of the month in Istanbul, the employee quota does not', async () => {
    const salonCode = await salonWith({ sms: 50, employees: 6 });
    await app.admin.call(subscription.routes.extendTrial, { body: { salonCode, days: 30 } });
    await app.spend(salonCode, 'sms', 50);
    await app.spend(salonCode, 'employees', 6);
    app.clock.now = Date.parse('2024-11-30T23:59:59+03:00');
    expect(await app.spend(salonCode, 'sms')).toEqual({ allowed: false, left: 0 });
    app.clock.now = Date.parse('2024-12-01T00:00:00+03:00');
    expect(await app.spend(salonCode, 'sms')).toEqual({ allowed: true, left: 49 });
    expect(await app.spend(salonCode, 'employees')).toEqual({ allowed: false, left: 0 });
    expect((await app.active(salonCode)).quotas.sms).toEqual({
      used: 1,
      limit: 50,
      renewsOn: '2025-01-01',
      extra: 0,
    });
  });
});

describe('releasing', () => {
  test('returns what was spent with the key, once and never more', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const key = newCode();
    await app.spend(salonCode, 'photos', 10);
    await app.spend(salonCode, 'photos', 5, key);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => app.release(salonCode, 'photos', 9, key)),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(
      new Set([JSON.stringify({ allowed: true, left: 40 })]),
    );
    expect(await app.used(salonCode, 'photos')).toBe(10);
  });

  test('a part leaves the rest spent', async () => {
    const salonCode = await salonWith({ sms: 50 });
    const key = newCode();
    await app.spend(salonCode, 'sms', 3, key);
    expect(await app.release(salonCode, 'sms', 1, key)).toEqual({ allowed: true, left: 48 });
    expect(await app.spend(salonCode, 'sms', 3, key)).toEqual({ allowed: true, left: 48 });
  });

  test('returns the amount to the month it was spent in', async () => {
    const salonCode = await salonWith({ sms: 50 });
    await app.admin.call(subscription.routes.extendTrial, { body: { salonCode, days: 30 } });
    const key = newCode();
    await app.spend(salonCode, 'sms', 20, key);
    app.clock.now = Date.parse('2024-12-01T00:00:00+03:00');
    await app.spend(salonCode, 'sms', 5);
    expect(await app.release(salonCode, 'sms', 20, key)).toEqual({ allowed: true, left: 45 });
    app.clock.now = noon;
    expect(await app.used(salonCode, 'sms')).toBe(0);
  });

  test('an unspent key returns nothing, and a late spending with it spends nothing', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const key = newCode();
    expect(await app.release(salonCode, 'photos', 4, key)).toEqual({ allowed: false, left: 50 });
    expect(await app.spend(salonCode, 'photos', 4, key)).toEqual({ allowed: false, left: 50 });
    expect(await app.used(salonCode, 'photos')).toBe(0);
  });

  test('in parallel with its spending leaves nothing spent, in either order', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const keys = Array.from({ length: 30 }, () => newCode());
    await Promise.all(
      keys.flatMap((key) => [
        app.spend(salonCode, 'photos', 1, key),
        app.release(salonCode, 'photos', 1, key),
      ]),
    );
    expect(await app.used(salonCode, 'photos')).toBe(0);
  });
});

describe('spendings', () => {
  const listSpendings = (from: string, until: string, after?: string, limit = 100) =>
    app.ctxFor('employee').call(subscription.routes.spendings, {
      params: { kind: 'employees' },
      query: { from: `${from}.000Z`, until: `${until}.000Z`, after, limit },
    });

  test('of a period that are not released are listed page by page', async () => {
    const salonCode = await salonWith({ employees: 6 });
    app.clock.now = Date.parse('2024-11-16T10:00:00Z');
    for (const key of ['a', 'b/c', 'd', 'gone']) await app.spend(salonCode, 'employees', 1, key);
    await app.release(salonCode, 'employees', 1, 'gone');
    await app.spend(salonCode, 'photos', 1, 'photo');
    app.clock.now = Date.parse('2024-11-16T11:00:00Z');
    await app.spend(salonCode, 'employees', 1, 'later');
    const hour = ['2024-11-16T10:00:00', '2024-11-16T11:00:00'] as const;
    const keys = ['a', 'b/c', 'd'].map((key) => ({ salonCode, key }));
    expect(await listSpendings(...hour)).toEqual(keys);
    expect(await listSpendings(...hour, undefined, 2)).toEqual(keys.slice(0, 2));
    expect(await listSpendings(...hour, `${salonCode}/b/c`, 2)).toEqual(keys.slice(2));
  });
});

const step = fc.record({
  verb: fc.constantFrom('spend', 'release'),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  amount: fc.integer({ min: 1, max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A simple model of the ledger; `spend` and `release` return the expected `allowed`. */
const model = (limit: number) => {
  const unreleased = new Map<string, number>();
  const released = new Map<string, number>();
  const used = () => [...unreleased.values()].reduce((sum, amount) => sum + amount, 0);
  const spend = (key: string, amount: number): boolean => {
    if (!unreleased.has(key) && used() + amount <= limit) unreleased.set(key, amount);
    return (unreleased.get(key) ?? 0) > 0;
  };
  const release = (key: string, amount: number): boolean => {
    const had = unreleased.get(key) ?? 0;
    if (!released.has(key)) {
      released.set(key, Math.min(had, amount));
      unreleased.set(key, had - Math.min(had, amount));
    }
    return (released.get(key) ?? 0) > 0;
  };
  return { used, spend, release };
};

test('usage matches the model and never exceeds the limit, in any order of spending and releasing', async () => {
  const limit = 7;
  await app.limitTrials({ photos: limit });
  const play = async (steps: readonly Step[]) => {
    const salonCode = await app.newSalon();
    const expected = model(limit);
    const amounts = new Map<string, number>();
    for (const { verb, key, amount: drawn } of steps) {
      // One amount per key: another amount is refused, which is tested separately.
      const amount = verb === 'spend' ? (amounts.get(key) ?? drawn) : drawn;
      if (verb === 'spend') amounts.set(key, amount);
      const response = await app[verb](salonCode, 'photos', amount, key);
      expect(response.allowed).toBe(expected[verb](key, amount));
      expect(response.left).toBe(limit - expected.used());
      expect(response.left).toBeGreaterThanOrEqual(0);
    }
    expect(await app.used(salonCode, 'photos')).toBe(expected.used());
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24, size: 'max' }), play), {
    numRuns: 30,
  });
});
