import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../services/ready.ts';
import { type Child, startChild } from './children.ts';

const root = join(import.meta.dirname, '../..');

export type ProductOptions = {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** The one address; 0 for any free port. */
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly webEnv?: Readonly<Record<string, string>>;
  readonly show?: (line: string) => void;
};

export type Product = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly ended: Promise<unknown>;
};

const says = (word: string) => (line: string) =>
  line.includes(`"msg":"${word}"`) || line.includes(`"message":"${word}"`);

/** The built product as it runs in production: the web server, and the host in front of it. */
export const startProduct = async ({
  databaseUrl,
  redisUrl,
  port,
  env = {},
  webEnv = {},
  show = () => undefined,
}: ProductOptions): Promise<Product> => {
  const webPort = await freePort();
  const apiPort = port || (await freePort());
  const url = `http://127.0.0.1:${apiPort}`;
  const children: Child[] = [];
  const stop = async (): Promise<void> => {
    // The front first, so that it hands nothing on to what is gone.
    for (const child of children.toReversed()) await child.stop();
  };
  try {
    children.push(
      await startChild({
        name: 'web',
        command: [process.execPath, join(root, 'apps/web/server/main.ts')],
        env: { ...webEnv, API_URL: url, WEB_PORT: String(webPort), HOST: '127.0.0.1' },
        isReady: says('listening'),
        show,
      }),
    );
    children.push(
      await startChild({
        name: 'api',
        command: [process.execPath, '--import', '@ayna/kernel/watch/tracing', 'src/main.ts'],
        cwd: join(root, 'apps/api'),
        env: {
          NODE_ENV: 'development',
          HOST_SECRET: randomBytes(32).toString('hex'),
          // Forms without a script come through the web server beside it: it says whose they are.
          TRUST_PROXY: 'loopback',
          // Codes are filled in by the browser for the host that it is at.
          PUBLIC_URL: url,
          ...env,
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
          PORT: String(apiPort),
          WEB_URL: `http://127.0.0.1:${webPort}`,
        },
        isReady: says('serving'),
        show,
      }),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    ended: Promise.race(children.map(({ ended }) => ended)),
  };
};
