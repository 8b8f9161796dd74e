import { customersExported } from '@ayna/contracts/customer.events';
import { deadLetters as listDeadLetters, withQueue } from '@ayna/kernel/events/dead-letters';
import { type Envelope, queueOf } from '@ayna/kernel/events/envelope';
import { withClient } from '../database/databases.ts';
import { databaseSecret } from '../database/settings.ts';
import type { Plan } from './plan.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const HOUR_MS = 3_600_000;
const module = 'auth';
/** Enough for the journeys and for people who try the panel. */
const exportedRows = [128, 214, 96, 305];

const ownerOf = (url: string, salonCode: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ code: string }>(
      "select person_code as code from auth.memberships where salon_code = $1 and role = 'SalonOwner'",
      [salonCode],
    );
    return rows[0]?.code ?? '';
  });

/** Exports of customers that auth could not write to the audit log, as its handler would have received them. */
const envelopes = async (url: string, { salons, now }: Plan): Promise<Envelope[]> => {
  const salonCode = salons[0]?.code ?? '';
  const byCode = await ownerOf(url, salonCode);
  const random = randomFrom(6_211);
  return exportedRows.map((rows, index) => {
    const at = now - (index + 1) * HOUR_MS;
    const data = { byCode, what: 'cards', rows };
    return {
      id: random.code(at),
      name: customersExported.name,
      salonCode,
      at: new Date(at).toISOString(),
      data,
    };
  });
};

/** Events whose handler failed for good; the panel runs them again. They fail here as they would in a worker. */
export const deadLetters: Step = {
  name: 'dead letters',
  run: (url, plan) =>
    withQueue(url, databaseSecret(), async (boss) => {
      if ((await listDeadLetters(boss, module)).length > 0) return 'exists already';
      const queue = queueOf(module, customersExported.name);
      const jobs = await envelopes(url, plan);
      for (const envelope of jobs) {
        await boss.send(queue, envelope, { retryLimit: 0 });
        for (const { id } of await boss.fetch(queue))
          await boss.fail(queue, id, { message: 'Error: connect ECONNREFUSED 127.0.0.1:5432' });
      }
      return String(jobs.length);
    }),
};
