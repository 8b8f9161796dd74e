import { catalog } from '@ayna/contracts/catalog';
import { routesOf } from '@ayna/kernel/module';
import { listHolidays } from './actions/list-holidays.ts';
import { listDistricts, listProvinces } from './store/provinces.ts';
import { listSalonTypes } from './store/salon-types.ts';
import { listStartingServices } from './store/starting-services.ts';
import { listTemplates } from './store/templates.ts';

export const routes = routesOf(catalog, {
  salonTypes: async () => listSalonTypes(),
  startingServices: async (_, { query }) => listStartingServices(query.type),
  provinces: async () => listProvinces(),
  districts: async (_, { query }) => listDistricts(query.province),
  holidays: listHolidays,
  templates: async () => listTemplates(),
});
