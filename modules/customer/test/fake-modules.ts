import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import { defineModule, routesOf } from '@ayna/kernel/module';

/** A folder without migrations: those in this module's folder belong to customer. */
const home = `${import.meta.dirname}/others`;

export type Account = { name: string; lastname: string; phone: string };

/** Stands in for auth. apps/api/test uses the real module. */
export const fakeAuth = (accounts: ReadonlyMap<string, Account>) => {
  const { person } = auth.routes;
  const answer = async (_: unknown, { params }: InputOf<typeof person>) => {
    const account = accounts.get(params.code);
    if (!account) throw new Refusal('not-found');
    return { code: params.code, ...account, email: null, imageUrl: null, salons: [] };
  };
  return defineModule({
    name: 'auth',
    home,
    routes: routesOf({ ...auth, routes: { person } }, { person: answer }),
  });
};

/** Stands in for subscription: every salon has a package. apps/api/test uses the real module. */
export const fakeSubscription = () => {
  const { mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async () => ({ allowed: true, paid: true }) },
  );
  return defineModule({ name: 'subscription', home, routes });
};
