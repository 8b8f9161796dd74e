import { PgBoss } from 'pg-boss';
import { queueRole, urlFor } from '../db/roles.ts';
import type { Log } from '../telemetry/log.ts';

export const bossSchema = 'pgboss';

export type BossOptions = {
  readonly url: string;
  readonly secret: string | undefined;
  readonly log: Log;
  /** Hosts that serve no module only add jobs. */
  readonly works: boolean;
  readonly connections: number;
};

/** The queue as a host uses it: it works jobs, and neither owns nor migrates the schema. */
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
    // How soon the job of a killed worker is retried, and how soon a new schedule is picked up.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // How soon a handled event is deleted once it was kept long enough: by default only once a day.
    maintenanceIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    // Rebuilding an index needs the owner's role, which only `migrate` has.
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'pg-boss error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'pg-boss warning'));
  await boss.start();
  return boss;
};
