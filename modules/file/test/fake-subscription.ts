import { subscription } from '@ayna/contracts/subscription';
import { defineModule, routesOf } from '@ayna/kernel/module';

type Ledger = { limit: number; over: boolean; readonly spent: Set<string>; readonly usedUp: Set<string> };

/** A fake with the key rules of the real module, which the tests in apps/api use. */
export const fakeSubscription = () => {
  const ledgers = new Map<string, Ledger>();
  const state = { down: false };
  const ledgerFor = (salonCode: string): Ledger => {
    const ledger = ledgers.get(salonCode) ?? { limit: 100, over: false, spent: new Set(), usedUp: new Set() };
    ledgers.set(salonCode, ledger);
    return ledger;
  };
  const toResponse = ({ limit, spent }: Ledger, allowed: boolean) => ({ allowed, left: limit - spent.size });
  const requireUp = () => {
    if (state.down) throw new Error('fake subscription: module is down');
  };

  const { spend, release, mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { spend, release, mayCreate } },
    {
      spend: async (_, { body: { salonCode, key } }) => {
        requireUp();
        const ledger = ledgerFor(salonCode);
        const { limit, over, spent, usedUp } = ledger;
        if (!spent.has(key) && !usedUp.has(key) && !over && spent.size < limit) spent.add(key);
        return toResponse(ledger, spent.has(key));
      },
      release: async (_, { body: { salonCode, key } }) => {
        requireUp();
        const ledger = ledgerFor(salonCode);
        ledger.usedUp.add(key);
        return toResponse(ledger, ledger.spent.delete(key));
      },
      mayCreate: async (_, { params }) => ({ allowed: !ledgerFor(params.salonCode).over, paid: true }),
    },
  );
  const module = defineModule({ name: 'subscription', home: import.meta.dirname, routes });
  return { module, state, ledgerFor };
};

export type FakeSubscription = ReturnType<typeof fakeSubscription>;
