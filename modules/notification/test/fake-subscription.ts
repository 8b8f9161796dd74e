import { subscription } from '@ayna/contracts/subscription';
import { defineModule, routesOf } from '@ayna/kernel/module';

/** A fake of the route that notification calls. The tests in apps/api use the real module. */
export const fakeSubscription = (paidSalons: ReadonlySet<string>) => {
  const { mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async (_, { params }) => ({ allowed: true, paid: paidSalons.has(params.salonCode) }) },
  );
  return defineModule({ name: 'subscription', home: import.meta.dirname, routes });
};
