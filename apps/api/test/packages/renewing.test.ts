import { subscription } from '@ayna/contracts/subscription';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PayingApp, payingApp } from './kit.ts';
import { cardOf, cards, type PayingSalon } from './paying-salon.ts';

const { routes } = subscription;

let app: PayingApp;
beforeAll(async () => {
  app = await payingApp();
});
beforeEach(() => {
  app.at('2024-11-02T12:00');
  app.iyzico.clearFaults();
});
afterAll(() => app[Symbol.asyncDispose]());

const renewingSalon = async (number: string = cards.good): Promise<PayingSalon> => {
  const salon = await app.openSalon({ trial: false });
  await salon.buy(await salon.wish('Salon'), { store: true });
  await salon.changeCard(number);
  return salon;
};

const noticesOf = (salon: PayingSalon) =>
  app.notices
    .filter(({ cause }) => cause.includes(salon.salonCode))
    .map(({ kind, on, amount }) => [kind, on, amount]);

const iso = (text: string): string => new Date(`${text}+03:00`).toISOString();

describe('a renewal', () => {
  test('is announced twice and taken once, on the morning of its day', async () => {
    const salon = await renewingSalon();
    expect(await salon.active()).toMatchObject({
      autoRenew: true,
      graceEndsAt: iso('2024-12-09T00:00'),
      nextRenewal: { on: '2024-12-02', amount: 990 },
    });
    expect((await salon.billing()).remindersOn).toEqual(['2024-11-25', '2024-12-01']);
    for (const time of [
      '2024-11-24T10:00',
      '2024-11-25T10:00',
      '2024-11-25T11:00',
      '2024-12-01T10:00',
      '2024-12-01T11:00',
    ]) {
      app.at(time);
      await app.remind();
    }
    await eventually(() =>
      expect(noticesOf(salon)).toEqual([
        ['renewal-near', '2024-12-02', 990],
        ['renewal-near', '2024-12-02', 990],
      ]),
    );
    app.at('2024-12-02T08:55');
    await app.renew();
    expect(await salon.taken()).toBe(990);
    app.at('2024-12-02T09:00');
    await Promise.all([app.renew(), app.renew(), app.renew()]);
    await eventually(async () =>
      expect(await salon.active()).toMatchObject({ state: 'active', endsAt: iso('2025-01-02T00:00') }),
    );
    await app.renew();
    expect(await salon.taken()).toBe(1980);
    expect((await salon.payments()).items.map(({ title, from, to }) => [title, from, to])).toEqual([
      ['Salon paketi, aylık', '2024-12-02', '2025-01-02'],
      ['Salon paketi, aylık', '2024-11-02', '2024-12-02'],
    ]);
  });

  test('that begins on the 31st keeps its day', async () => {
    app.at('2024-08-31T12:00');
    const salon = await renewingSalon();
    expect(await salon.active()).toMatchObject({ endsAt: iso('2024-09-30T00:00') });
    app.at('2024-09-30T09:00');
    await app.renew();
    await eventually(async () =>
      expect(await salon.active()).toMatchObject({ endsAt: iso('2024-10-31T00:00') }),
    );
  });

  test('takes the price that the reminder named, whatever the package costs by then', async () => {
    const salon = await renewingSalon();
    app.at('2024-11-25T10:00');
    await app.remind();
    const dearer = (await app.as(null).call(routes.packages, {})).find(({ name }) => name === 'Salon');
    if (!dearer) throw new Error('there is no such package');
    const { code, ...form } = dearer;
    const changed = await app.admin.call(routes.changePackage, {
      params: { code },
      body: { ...form, monthlyPrice: 1290, employees: 4 },
    });
    app.at('2024-12-02T09:00');
    await app.renew();
    await eventually(async () => expect(await salon.taken()).toBe(1980));
    await eventually(async () =>
      expect(await salon.active()).toMatchObject({
        endsAt: iso('2025-01-02T00:00'),
        quotas: { employees: { limit: 6 } },
        nextRenewal: { amount: 1290 },
      }),
    );
    const { code: _, ...present } = changed;
    await app.admin.call(routes.changePackage, {
      params: { code },
      body: { ...present, monthlyPrice: 990, employees: 6 },
    });
  });

  test('that fails is tried four times in seven days of grace; then reading stays and creating is refused', async () => {
    const salon = await renewingSalon(cards.noFunds);
    const tries: number[] = [];
    const before = app.notices.filter(({ kind }) => kind.startsWith('renewal-')).length;
    for (let hour = 0; hour < 8 * 24; hour += 6) {
      app.clock.now = Date.parse('2024-12-02T03:00+03:00') + hour * 3_600_000;
      await app.renew();
      const { items } = await salon.payments();
      tries.push(items.filter(({ state }) => state !== 'paid').length);
      // The mail names the next try as of now, so the clock waits for it.
      await eventually(async () =>
        expect(app.notices.filter(({ kind }) => kind.startsWith('renewal-'))).toHaveLength(
          before + (tries.at(-1) ?? 0),
        ),
      );
    }
    await eventually(async () =>
      expect((await salon.payments()).items.filter(({ state }) => state === 'failed')).toHaveLength(4),
    );
    expect(tries.at(-1)).toBe(4);
    expect(await salon.taken()).toBe(990);
    expect(await salon.mayCreate()).toEqual({ allowed: false, paid: false });
    expect(await salon.active()).toMatchObject({ state: 'ended', active: false });
    expect(noticesOf(salon)).toEqual([]);
    const failures = app.notices.filter(({ kind }) => kind === 'renewal-failed' || kind === 'renewal-over');
    expect(failures.slice(-4).map(({ kind, on }) => [kind, on])).toEqual([
      ['renewal-failed', '2024-12-04'],
      ['renewal-failed', '2024-12-06'],
      ['renewal-failed', '2024-12-08'],
      ['renewal-over', '2024-12-09'],
    ]);
    // The way back.
    await salon.buy(await salon.wish('Salon'));
    expect(await salon.mayCreate()).toEqual({ allowed: true, paid: true });
  });

  test('in grace leaves everything open, and a new card is tried at once', async () => {
    const salon = await renewingSalon(cards.expired);
    app.at('2024-12-02T09:00');
    await app.renew();
    await eventually(async () =>
      expect((await salon.billing()).retry).toMatchObject({
        triesMade: 1,
        lastReason: 'expired-card',
        nextTryAt: iso('2024-12-04T09:00'),
        amount: 990,
      }),
    );
    expect(await salon.active()).toMatchObject({ state: 'grace', active: true });
    expect(await salon.mayCreate()).toEqual({ allowed: true, paid: true });
    app.at('2024-12-03T15:00');
    await salon.owner.call(routes.addCard, { body: { card: cardOf(cards.other) } });
    await app.renew();
    await eventually(async () =>
      expect(await salon.active()).toMatchObject({ state: 'active', endsAt: iso('2025-01-02T00:00') }),
    );
    expect((await salon.billing()).retry).toBeNull();
    expect(await salon.taken()).toBe(1980);
  });

  test('in grace can be paid by hand, and the money is taken once', async () => {
    const salon = await renewingSalon(cards.noFunds);
    app.at('2024-12-02T09:00');
    await app.renew();
    await eventually(async () =>
      expect((await salon.billing()).retry?.lastReason).toBe('insufficient-funds'),
    );
    const wish = await salon.wish('Salon');
    expect(await salon.quote(wish)).toMatchObject({
      change: 'renewal',
      term: { from: '2024-12-02', to: '2025-01-02' },
    });
    await salon.buy(wish);
    app.at('2024-12-04T09:00');
    await app.renew();
    expect(await salon.active()).toMatchObject({ state: 'active', endsAt: iso('2025-01-02T00:00') });
    expect(await salon.taken()).toBe(1980);
  });

  test('whose answer is lost is not charged again', async () => {
    const salon = await renewingSalon();
    app.at('2024-12-02T09:00');
    app.iyzico.setFault('charge', 'lost-answer');
    app.iyzico.setFault('detail', 'no-response', 2);
    await app.renew();
    app.clock.now += 60_000;
    await app.renew();
    await app.sweepPayments();
    app.clock.now += 120_000;
    await app.renew();
    await app.sweepPayments();
    await eventually(async () =>
      expect(await salon.active()).toMatchObject({ endsAt: iso('2025-01-02T00:00') }),
    );
    expect(await salon.taken()).toBe(1980);
  });
});

describe('renewal by a card', () => {
  test('is switched off and on: without it the package ends at its end', async () => {
    const salon = await renewingSalon();
    const set = async (on: boolean) =>
      salon.owner.call(routes.setAutoRenew, { body: { on, version: (await salon.active()).version } });
    expect(await set(false)).toMatchObject({ autoRenew: false, graceEndsAt: null, nextRenewal: null });
    expect(await set(true)).toMatchObject({ autoRenew: true, nextRenewal: { on: '2024-12-02' } });
    await set(false);
    app.at('2024-11-25T10:00');
    await app.remind();
    await eventually(() => expect(noticesOf(salon)).toEqual([['end-near', '2024-12-02', 990]]));
    app.at('2024-12-02T09:00');
    await app.renew();
    expect(await salon.taken()).toBe(990);
    expect(await salon.mayCreate()).toEqual({ allowed: false, paid: false });
  });

  test('needs a card, and ends when the card is removed', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'));
    const on = async () =>
      salon.owner.call(routes.setAutoRenew, { body: { on: true, version: (await salon.active()).version } });
    await expect(on()).rejects.toMatchObject({ body: { code: 'no-renewal-card' } });
    const billing = await salon.owner.call(routes.addCard, { body: { card: cardOf(cards.good) } });
    expect(billing).toMatchObject({ cards: [{ lastFour: '0008' }], autoRenew: false });
    expect(await on()).toMatchObject({ autoRenew: true });
    const [card] = billing.cards;
    const removed = await salon.owner.call(routes.removeCard, { params: { code: card?.code ?? '' } });
    expect(removed).toMatchObject({ cards: [], autoRenew: false, renewalCardCode: null });
    expect(await salon.active()).toMatchObject({ autoRenew: false, graceEndsAt: null });
  });

  test("another salon's card can be neither chosen nor removed", async () => {
    const salon = await renewingSalon();
    const stranger = await renewingSalon();
    const code = (await salon.billing()).cards[0]?.code ?? '';
    expect((await stranger.owner.send(routes.chooseCard, { params: { code } })).status).toBe(404);
    expect((await stranger.owner.send(routes.removeCard, { params: { code } })).status).toBe(404);
    expect((await salon.billing()).cards).toHaveLength(1);
  });
});
