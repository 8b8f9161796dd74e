import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/migrate/run';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import type { Service } from '../../tools/services/service.ts';
import { startKillableHost } from '../killable-host.ts';
import { startProviderStandIns } from '../provider-stand-ins.ts';
import { evaluateRun, waitUntilHandled } from './evaluate-run.ts';
import { sendAll } from './senders.ts';

const HANDLE_TIMEOUT_MS = 120_000;

type Host = Awaited<ReturnType<typeof startKillableHost>>;
export type Servers = { readonly postgres: Service; readonly host: Host };

type Scenario = {
  /** The data directory of PostgreSQL; everything else is in `folder`. */
  readonly databaseFolder: string;
  readonly folder: string;
  readonly messages: number;
  /** Returns the fault to cause after so many acknowledged messages. Faults run one after the other. */
  readonly nextFault: (acknowledgedSoFar: number, servers: Servers) => (() => Promise<void>) | null;
  /** How many times the host was killed, read at the end. */
  readonly deaths: () => number;
};

const runAfter = async (before: Promise<void>, next: () => Promise<void>): Promise<void> => {
  await before;
  await next();
};

/** Starts the whole product on its own servers, sends messages and causes the faults of the scenario. */
export const runScenario = async ({ databaseFolder, folder, messages, nextFault, deaths }: Scenario) => {
  await using stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres({ dir: databaseFolder, durable: true }), (it) =>
    it.stop(),
  );
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());
  const standIns = stack.adopt(await startProviderStandIns(), (it) => it.close());
  await migrate({ url: postgres.url, modules });
  const host = stack.adopt(
    await startKillableHost({
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      ...standIns.settings,
    }),
    (it) => it.stop(),
  );

  const started = performance.now();
  let pendingFaults = Promise.resolve();
  const { acknowledged, tries } = await sendAll(host.url, messages, (acknowledgedSoFar) => {
    const next = nextFault(acknowledgedSoFar, { postgres, host });
    if (next) pendingFaults = runAfter(pendingFaults, next);
  });
  await pendingFaults;
  const counts = await waitUntilHandled(postgres.url, HANDLE_TIMEOUT_MS);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { ...evaluateRun(acknowledged, deaths(), counts, standIns.mail.mails), tries, seconds };
};
