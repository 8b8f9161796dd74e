import { service } from '@ayna/contracts/service';
import { routesOf } from '@ayna/kernel/module';
import { addService, addServices } from './actions/add-services.ts';
import { changePrices } from './actions/change-prices.ts';
import { changeService } from './actions/change-service.ts';
import { offerService } from './actions/offer-service.ts';
import { removeService } from './actions/remove-service.ts';
import { restoreService } from './actions/restore-service.ts';
import { showPageServices } from './actions/show-page-services.ts';
import { showService } from './actions/show-service.ts';
import { showServices } from './actions/show-services.ts';
import { countServices, listCodes } from './store/lists.ts';
import { listServiceStates } from './store/states.ts';

export const routes = routesOf(service, {
  create: addService,
  createMany: addServices,
  changePrices,
  bySalon: showServices,
  ofPage: showPageServices,
  countBySalon: async (ctx) => ({ count: await ctx.db.forSalon(ctx.salon, countServices) }),
  restore: restoreService,
  byCode: showService,
  change: changeService,
  offer: offerService,
  remove: removeService,
  codes: async (ctx) => ({ codes: await ctx.db.forSalon(ctx.salon, listCodes) }),
  states: (ctx, { query }) => ctx.db.acrossSalons('states for copies', (tx) => listServiceStates(tx, query)),
});
