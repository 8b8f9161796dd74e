import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import type { Service } from '../../tools/services/service.ts';
import { startKillable } from '../host.ts';
import { openOutside } from '../outside.ts';
import { judge, whenQuiet } from './findings.ts';
import { sendAll } from './senders.ts';

const PATIENCE_MS = 120_000;

type Host = Awaited<ReturnType<typeof startKillable>>;
export type Actors = { readonly postgres: Service; readonly host: Host };

type Script = {
  /** Where the database keeps its files; everything else lies in `folder`. */
  readonly databaseFolder: string;
  readonly folder: string;
  readonly messages: number;
  /** What happens when so many messages are acknowledged; one thing after the other. */
  readonly interfere: (taken: number, actors: Actors) => (() => Promise<void>) | null;
  /** How many processes had died when all was over. */
  readonly deaths: () => number;
};

const after = async (before: Promise<void>, next: () => Promise<void>): Promise<void> => {
  await before;
  await next();
};

/** The whole product on servers of its own, messages arriving, and somebody interfering. */
export const play = async ({ databaseFolder, folder, messages, interfere, deaths }: Script) => {
  await using stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres({ dir: databaseFolder, durable: true }), (it) =>
    it.stop(),
  );
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());
  const outside = stack.adopt(await openOutside(), (it) => it.close());
  await migrate({ url: postgres.url, modules });
  const host = stack.adopt(
    await startKillable({
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      ...outside.settings,
    }),
    (it) => it.stop(),
  );

  const started = performance.now();
  let interference = Promise.resolve();
  const { acknowledged, tries } = await sendAll(host.url, messages, (taken) => {
    const next = interfere(taken, { postgres, host });
    if (next) interference = after(interference, next);
  });
  await interference;
  const counts = await whenQuiet(postgres.url, PATIENCE_MS);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { ...judge(acknowledged, deaths(), counts, outside.mail.mails), tries, seconds };
};
