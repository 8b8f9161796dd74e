import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { startKillable } from '../host.ts';
import { judge, whenQuiet } from './findings.ts';
import { sendAll } from './senders.ts';

export type KillPlan = { readonly messages: number; readonly kills: number };

/** Messages arrive while the host is killed again and again, and PostgreSQL is restarted in mid-run. */
export const killDrill = async (folder: string, { messages, kills }: KillPlan) => {
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), durable: true });
  const redis = await startRedis({ dir: join(folder, 'redis') });
  const mail = await startMailServer();
  await migrate({ url: postgres.url, modules });
  const host = await startKillable({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'bilgi@ornek.com',
    CONTACT_INBOX: 'gelen@ornek.com',
  });
  const done = { kills: 0, restarts: 0 };
  let interference = Promise.resolve();

  const killOnce = async (): Promise<void> => {
    // Not always at the same place in a call or a delivery.
    await pause(Math.random() * 60);
    await host.kill();
    done.kills += 1;
    await host.start();
  };
  const restartDatabase = async (): Promise<void> => {
    await postgres.restart();
    done.restarts += 1;
  };
  const every = Math.ceil(messages / (kills + 1));

  const started = performance.now();
  const { acknowledged, tries } = await sendAll(host.url, 0, messages, (taken) => {
    if (taken % every === 0 && taken / every <= kills) interference = interference.then(killOnce);
    if (taken === Math.floor(messages / 2)) interference = interference.then(restartDatabase);
  });
  await interference;
  const counts = await whenQuiet(postgres.url, 120_000);
  const seconds = Math.round((performance.now() - started) / 1000);
  await host.stop();
  await mail.close();
  await redis.stop();
  await postgres.stop();
  return { ...judge(acknowledged, done.kills, counts, mail.mails), ...done, tries, seconds };
};
