// red: TS2339
import { routesOf } from '@ayna/kernel/module';
import { open, countRows } from './green.ts';

// A route open to anyone has earned no salon.
export const routes = routesOf(open, {
  route: (ctx) => ctx.db.forSalon(ctx.salon, countRows).then(() => ({})),
  other: async () => ({ count: 1 }),
});
