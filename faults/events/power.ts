import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { openDisk, whyNoDisk } from '../disk.ts';
import { startKillable } from '../host.ts';
import { judge, whenQuiet } from './findings.ts';
import { sendAll } from './senders.ts';

export type PowerPlan = { readonly messages: number; readonly cuts: number };

/**
 * The machine loses its power while messages arrive: the disk under PostgreSQL is cut off, and the
 * database and the host die with it. Where no such disk can be made, all of PostgreSQL's processes are
 * killed at once instead, and the result says so.
 */
export const powerDrill = async (folder: string, { messages, cuts }: PowerPlan) => {
  const why = whyNoDisk(folder);
  const disk = why === null ? openDisk(folder, 768) : null;
  const postgres = await startPostgres({ dir: join(disk?.mount ?? folder, 'database'), durable: true });
  const redis = await startRedis({ dir: join(folder, 'power-redis') });
  const mail = await startMailServer();
  await migrate({ url: postgres.url, modules });
  const host = await startKillable({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'bilgi@ornek.com',
    CONTACT_INBOX: 'gelen@ornek.com',
  });
  let done = 0;
  let interference = Promise.resolve();

  const cutOnce = async (): Promise<void> => {
    await pause(Math.random() * 60);
    disk?.cut();
    await Promise.all([postgres.kill('SIGKILL'), host.kill()]);
    await disk?.powerOn();
    await postgres.restart();
    await host.start();
    done += 1;
  };
  const every = Math.ceil(messages / (cuts + 1));

  const started = performance.now();
  const { acknowledged, tries } = await sendAll(host.url, 0, messages, (taken) => {
    if (taken % every === 0 && taken / every <= cuts) interference = interference.then(cutOnce);
  });
  await interference;
  const counts = await whenQuiet(postgres.url, 120_000);
  const seconds = Math.round((performance.now() - started) / 1000);
  await host.stop();
  await mail.close();
  await redis.stop();
  await postgres.stop();
  await disk?.close();
  const method = disk ? 'file system cut off' : `process group killed, because: ${why}`;
  return { ...judge(acknowledged, done, counts, mail.mails), cuts: done, method, tries, seconds };
};
