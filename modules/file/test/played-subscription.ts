import { subscription } from '@ayna/contracts/subscription';
import { defineModule, routesOf } from '@ayna/kernel/module';

type Ledger = { limit: number; over: boolean; readonly spent: Set<string>; readonly usedUp: Set<string> };

/** Answers as the module of that name does, by its rules of keys; see apps/api/test for itself. */
export const playSubscription = () => {
  const ledgers = new Map<string, Ledger>();
  const state = { away: false };
  const ledgerOf = (salonCode: string): Ledger => {
    const known = ledgers.get(salonCode) ?? { limit: 100, over: false, spent: new Set(), usedUp: new Set() };
    ledgers.set(salonCode, known);
    return known;
  };
  const answer = ({ limit, spent }: Ledger, allowed: boolean) => ({ allowed, left: limit - spent.size });
  const demandHere = () => {
    if (state.away) throw new Error('the module is away');
  };

  const { spend, giveBack, mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { spend, giveBack, mayCreate } },
    {
      spend: async (_, { body: { salonCode, key } }) => {
        demandHere();
        const ledger = ledgerOf(salonCode);
        const { limit, over, spent, usedUp } = ledger;
        if (!spent.has(key) && !usedUp.has(key) && !over && spent.size < limit) spent.add(key);
        return answer(ledger, spent.has(key));
      },
      giveBack: async (_, { body: { salonCode, key } }) => {
        demandHere();
        const ledger = ledgerOf(salonCode);
        ledger.usedUp.add(key);
        return answer(ledger, ledger.spent.delete(key));
      },
      mayCreate: async (_, { params }) => ({ allowed: !ledgerOf(params.salonCode).over }),
    },
  );
  const module = defineModule({ name: 'subscription', home: import.meta.dirname, routes });
  return { module, state, ledgerOf };
};

export type Played = ReturnType<typeof playSubscription>;
