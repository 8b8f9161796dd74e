import { modules } from '@ayna/api/modules';
import { catalog, type SalonType, type StartingService } from '@ayna/contracts/catalog';
import type { NewService } from '@ayna/contracts/service';
import { withClient } from '../database/databases.ts';
import { priceListOf } from './price-list.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

/** Calls the catalog's handler directly, because its lists are not exported. */
export const readStartingServices = (type: SalonType): Promise<StartingService[]> => {
  const { name } = catalog.routes.startingServices;
  const handler = modules.find((module) => module.name === 'catalog')?.routes.handlers[name];
  if (!handler) throw new Error('seed services: module catalog not found');
  return handler(null as never, { query: { type } } as never) as Promise<StartingService[]>;
};

/** The service as a row of the table. */
const serviceRow = (salonCode: string, code: string, { phases, ...service }: NewService) => ({
  salon_code: salonCode,
  code,
  name: service.name,
  description: service.description,
  category: service.category,
  color: service.color,
  duration: service.duration,
  phase_work: phases?.work,
  phase_wait: phases?.wait,
  phase_finish: phases?.finish,
  free_while_waiting: phases?.freeWhileWaiting,
  buffer_after: service.bufferAfter,
  price: service.price,
  show_price: service.showPrice,
  type: service.type,
  session_count: service.sessionCount,
  session_interval_days: service.sessionIntervalDays,
  online: service.online,
  active: service.active,
  version: 1,
});

export const services: Step = {
  name: 'services',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from service.services limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(4_517);
      let count = 0;
      for (const salon of salons) {
        const list = priceListOf(await readStartingServices(salon.type));
        const rows = list.map((service) => serviceRow(salon.code, random.code(now), service));
        await client.query(
          'insert into service.services select * from jsonb_populate_recordset(null::service.services, $1)',
          [JSON.stringify(rows)],
        );
        count += rows.length;
      }
      return String(count);
    }),
};
