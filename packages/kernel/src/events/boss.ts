import { PgBoss } from 'pg-boss';
import { queueRole, urlFor } from '../db/roles.ts';
import type { Log } from '../watch/log.ts';

export const bossSchema = 'pgboss';

export type BossOptions = {
  readonly url: string;
  readonly secret: string | undefined;
  readonly log: Log;
  /** Hosts that hear no event and run no schedule only add jobs. */
  readonly works: boolean;
  readonly connections: number;
};

/** The queue as a host uses it: it may work jobs, and owns and migrates nothing. */
export const openBoss = async ({ url, secret, log, works, connections }: BossOptions): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: urlFor(queueRole, url, secret),
    application_name: 'ayna queue',
    schema: bossSchema,
    max: connections,
    migrate: false,
    createSchema: false,
    schedule: works,
    supervise: works,
    // How soon a job whose worker was killed is noticed, and how soon a new schedule is.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    // Rebuilding an index takes its owner; that is the operator's, with `migrate`.
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));
  await boss.start();
  return boss;
};
