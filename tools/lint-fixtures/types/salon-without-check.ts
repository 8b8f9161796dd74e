// violates: TS2339
import { routesOf } from '@ayna/kernel/module';
import { open, countRows } from './valid.ts';

// A route that is open to anyone has no checked salon.
export const routes = routesOf(open, {
  route: (ctx) => ctx.db.forSalon(ctx.salon, countRows).then(() => ({})),
  other: async () => ({ count: 1 }),
});
