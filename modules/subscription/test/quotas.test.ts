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
  test('attack 20: of 200 at once on a quota of 50, exactly 50 are allowed', async () => {
    const salonCode = await salonWith({ sms: 50 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.spend(salonCode, 'sms')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect(await app.used(salonCode, 'sms')).toBe(50);
    expect(await app.spend(salonCode, 'sms')).toEqual({ allowed: false, left: 0 });
  });

  test('attack 20: amounts of several at once never go over, and nothing that fits is refused', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.spend(salonCode, 'photos', 3)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(16);
    expect(await app.spend(salonCode, 'photos', 3)).toEqual({ allowed: false, left: 2 });
    expect(await app.spend(salonCode, 'photos', 2)).toEqual({ allowed: true, left: 0 });
  });

  test('the same key counts once, one after the other and at once', async () => {
    const salonCode = await salonWith({ employees: 6 });
    const key = newCode();
    const again = () => app.spend(salonCode, 'employees', 2, key);
    expect(await again()).toEqual({ allowed: true, left: 4 });
    expect(await again()).toEqual({ allowed: true, left: 4 });
    const other = newCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.spend(salonCode, 'employees', 1, other)),
    );
    expect(answers.every(({ allowed }) => allowed)).toBe(true);
    expect(await app.used(salonCode, 'employees')).toBe(3);
  });

  test('the same key with another amount is refused, with another kind or salon it is another', async () => {
    const [salonCode, otherSalon] = [await salonWith({ sms: 50 }), await app.newSalon()];
    const key = newCode();
    await app.spend(salonCode, 'sms', 2, key);
    await expect(app.spend(salonCode, 'sms', 3, key)).rejects.toMatchObject({ code: 'key-reused' });
    expect(await app.spend(salonCode, 'photos', 3, key)).toMatchObject({ allowed: true });
    expect(await app.spend(otherSalon, 'sms', 3, key)).toMatchObject({ allowed: true });
    expect(await app.used(salonCode, 'sms')).toBe(2);
    expect(await app.used(otherSalon, 'sms')).toBe(3);
  });

  test('what was refused may be tried again with the same key when there is room', async () => {
    const salonCode = await salonWith({ employees: 1 });
    const [first, second] = [newCode(), newCode()];
    await app.spend(salonCode, 'employees', 1, first);
    expect(await app.spend(salonCode, 'employees', 1, second)).toEqual({ allowed: false, left: 0 });
    await app.giveBack(salonCode, 'employees', 1, first);
    expect(await app.spend(salonCode, 'employees', 1, second)).toEqual({ allowed: true, left: 0 });
  });

  test('more than the whole quota is refused, on an empty one too', async () => {
    const salonCode = await salonWith({ sms: 50 });
    expect(await app.spend(salonCode, 'sms', 51)).toEqual({ allowed: false, left: 50 });
    expect(await app.spend(salonCode, 'sms', 50)).toEqual({ allowed: true, left: 0 });
  });

  test('SMS are new on the first of the month in Istanbul, employees are not', async () => {
    const salonCode = await salonWith({ sms: 50, employees: 6 });
    await app.admin.call(subscription.routes.extendTrial, { body: { salonCode, days: 30 } });
    await app.spend(salonCode, 'sms', 50);
    await app.spend(salonCode, 'employees', 6);
    app.clock.now = Date.parse('2024-11-30T23:59:59+03:00');
    expect(await app.spend(salonCode, 'sms')).toEqual({ allowed: false, left: 0 });
    app.clock.now = Date.parse('2024-12-01T00:00:00+03:00');
    expect(await app.spend(salonCode, 'sms')).toEqual({ allowed: true, left: 49 });
    expect(await app.spend(salonCode, 'employees')).toEqual({ allowed: false, left: 0 });
    expect((await app.active(salonCode)).quotas.sms).toEqual({ used: 1, limit: 50, renewsOn: '2025-01-01' });
  });
});

describe('giving back', () => {
  test('returns what was spent with the key, once and never more', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const key = newCode();
    await app.spend(salonCode, 'photos', 10);
    await app.spend(salonCode, 'photos', 5, key);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.giveBack(salonCode, 'photos', 9, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ allowed: true, left: 40 })]),
    );
    expect(await app.used(salonCode, 'photos')).toBe(10);
  });

  test('in part leaves the rest spent', async () => {
    const salonCode = await salonWith({ sms: 50 });
    const key = newCode();
    await app.spend(salonCode, 'sms', 3, key);
    expect(await app.giveBack(salonCode, 'sms', 1, key)).toEqual({ allowed: true, left: 48 });
    expect(await app.spend(salonCode, 'sms', 3, key)).toEqual({ allowed: true, left: 48 });
  });

  test('goes to the month it was taken from', async () => {
    const salonCode = await salonWith({ sms: 50 });
    await app.admin.call(subscription.routes.extendTrial, { body: { salonCode, days: 30 } });
    const key = newCode();
    await app.spend(salonCode, 'sms', 20, key);
    app.clock.now = Date.parse('2024-12-01T00:00:00+03:00');
    await app.spend(salonCode, 'sms', 5);
    expect(await app.giveBack(salonCode, 'sms', 20, key)).toEqual({ allowed: true, left: 45 });
    app.clock.now = noon;
    expect(await app.used(salonCode, 'sms')).toBe(0);
  });

  test('of what was never spent gives nothing, and a spending that comes late takes nothing', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const key = newCode();
    expect(await app.giveBack(salonCode, 'photos', 4, key)).toEqual({ allowed: false, left: 50 });
    expect(await app.spend(salonCode, 'photos', 4, key)).toEqual({ allowed: false, left: 50 });
    expect(await app.used(salonCode, 'photos')).toBe(0);
  });

  test('at the same time as its spending: nothing stays taken, whichever comes first', async () => {
    const salonCode = await salonWith({ photos: 50 });
    const keys = Array.from({ length: 30 }, () => newCode());
    await Promise.all(
      keys.flatMap((key) => [
        app.spend(salonCode, 'photos', 1, key),
        app.giveBack(salonCode, 'photos', 1, key),
      ]),
    );
    expect(await app.used(salonCode, 'photos')).toBe(0);
  });
});

describe('what was spent', () => {
  const asked = (from: string, until: string, after?: string, limit = 100) =>
    app.ctxFor('employee').call(subscription.routes.spendings, {
      params: { kind: 'employees' },
      query: { from: `${from}.000Z`, until: `${until}.000Z`, after, limit },
    });

  test('in a time and is still kept is listed a page at a time', async () => {
    const salonCode = await salonWith({ employees: 6 });
    app.clock.now = Date.parse('2024-11-16T10:00:00Z');
    for (const key of ['a', 'b/c', 'd', 'gone']) await app.spend(salonCode, 'employees', 1, key);
    await app.giveBack(salonCode, 'employees', 1, 'gone');
    await app.spend(salonCode, 'photos', 1, 'photo');
    app.clock.now = Date.parse('2024-11-16T11:00:00Z');
    await app.spend(salonCode, 'employees', 1, 'later');
    const hour = ['2024-11-16T10:00:00', '2024-11-16T11:00:00'] as const;
    const keys = ['a', 'b/c', 'd'].map((key) => ({ salonCode, key }));
    expect(await asked(...hour)).toEqual(keys);
    expect(await asked(...hour, undefined, 2)).toEqual(keys.slice(0, 2));
    expect(await asked(...hour, `${salonCode}/b/c`, 2)).toEqual(keys.slice(2));
  });
});

const step = fc.record({
  verb: fc.constantFrom('spend', 'giveBack'),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  amount: fc.integer({ min: 1, max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the ledger promises, said in the plainest way; both answer what `allowed` must be. */
const model = (limit: number) => {
  const kept = new Map<string, number>();
  const given = new Map<string, number>();
  const used = () => [...kept.values()].reduce((sum, amount) => sum + amount, 0);
  const spend = (key: string, amount: number): boolean => {
    if (!kept.has(key) && used() + amount <= limit) kept.set(key, amount);
    return (kept.get(key) ?? 0) > 0;
  };
  const giveBack = (key: string, amount: number): boolean => {
    const had = kept.get(key) ?? 0;
    if (!given.has(key)) {
      given.set(key, Math.min(had, amount));
      kept.set(key, had - Math.min(had, amount));
    }
    return (given.get(key) ?? 0) > 0;
  };
  return { used, spend, giveBack };
};

test('used is what the ledger says and never above the limit, in any order of spending and giving back', async () => {
  const limit = 7;
  await app.limitTrials({ photos: limit });
  const play = async (steps: readonly Step[]) => {
    const salonCode = await app.newSalon();
    const promised = model(limit);
    const amounts = new Map<string, number>();
    for (const { verb, key, amount: asked } of steps) {
      // One key, one amount: another one is refused, which has a test of its own.
      const amount = verb === 'spend' ? (amounts.get(key) ?? asked) : asked;
      if (verb === 'spend') amounts.set(key, amount);
      const answer = await app[verb](salonCode, 'photos', amount, key);
      expect(answer.allowed).toBe(promised[verb](key, amount));
      expect(answer.left).toBe(limit - promised.used());
      expect(answer.left).toBeGreaterThanOrEqual(0);
    }
    expect(await app.used(salonCode, 'photos')).toBe(promised.used());
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24, size: 'max' }), play), {
    numRuns: 30,
  });
});
