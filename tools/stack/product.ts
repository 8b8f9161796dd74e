import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from '../services/probe.ts';
import { type ChildServer, startChild } from './children.ts';

const root = join(import.meta.dirname, '../..');

export type ProductOptions = {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** The public port; 0 for any free port. */
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

const logsMessage = (message: string) => (line: string) =>
  line.includes(`"msg":"${message}"`) || line.includes(`"message":"${message}"`);

/** Starts the built product as it runs in production: the web server, and the host in front of it. */
export const startProduct = async ({
  databaseUrl,
  redisUrl,
  port,
  env = {},
  webEnv = {},
  show = () => undefined,
}: ProductOptions): Promise<Product> => {
  const webPort = await findFreePort();
  const apiPort = port || (await findFreePort());
  const url = `http://127.0.0.1:${apiPort}`;
  const children: ChildServer[] = [];
  const stop = async (): Promise<void> => {
    // Stops the host first, so that it forwards nothing to a web server that is gone.
    for (const child of children.toReversed()) await child.stop();
  };
  try {
    children.push(
      await startChild({
        name: 'web',
        command: [process.execPath, join(root, 'apps/web/server/main.ts')],
        env: { ...webEnv, API_URL: url, WEB_PORT: String(webPort), HOST: '127.0.0.1' },
        isReady: logsMessage('listening'),
        show,
      }),
    );
    children.push(
      await startChild({
        name: 'api',
        command: [process.execPath, '--import', '@ayna/kernel/telemetry/tracing', 'src/main.ts'],
        cwd: join(root, 'apps/api'),
        env: {
          NODE_ENV: 'development',
          HOST_SECRET: randomBytes(32).toString('hex'),
          // Forms sent without JavaScript come through the local web server, which forwards the caller's address.
          TRUST_PROXY: 'loopback',
          // Browsers fill in an SMS code only for the host that is named in it.
          PUBLIC_URL: url,
          ...env,
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
          PORT: String(apiPort),
          WEB_URL: `http://127.0.0.1:${webPort}`,
        },
        isReady: logsMessage('serving'),
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
