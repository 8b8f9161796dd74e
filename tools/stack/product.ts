import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from '../services/probe.ts';
import { type ChildServer, startChild } from './children.ts';

const root = join(import.meta.dirname, '../..');

type ProductOptions = {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** The public port; 0 for any free port. */
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly webEnv?: Readonly<Record<string, string>>;
  /** Gets every line that a process logs. */
  readonly show?: (line: string) => void;
};

export type Product = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly ended: Promise<unknown>;
};

export type StartProduct = (options: ProductOptions) => Promise<Product>;

export const urlOfPort = (port: number): string => `http://127.0.0.1:${port}`;

const logsMessage = (message: string) => (line: string) =>
  line.includes(`"msg":"${message}"`) || line.includes(`"message":"${message}"`);

/** Starts processes one after the other; if one fails, stops those that run. */
export const startInOrder = async (
  starts: readonly (() => Promise<ChildServer>)[],
): Promise<Omit<Product, 'url'>> => {
  const children: ChildServer[] = [];
  const stop = async (): Promise<void> => {
    // Stops the process in front first, so that it forwards nothing to one that is gone.
    for (const child of children.toReversed()) await child.stop();
  };
  try {
    for (const start of starts) children.push(await start());
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, ended: Promise.race(children.map(({ ended }) => ended)) };
};

type HostOptions = Pick<ProductOptions, 'databaseUrl' | 'redisUrl' | 'env' | 'show'> & {
  readonly port: number;
  readonly publicUrl: string;
  readonly nodeFlags?: readonly string[];
};

/** Starts the host with all modules. */
export const startHost = ({
  databaseUrl,
  redisUrl,
  env = {},
  show = () => undefined,
  port,
  publicUrl,
  nodeFlags = [],
}: HostOptions): Promise<ChildServer> =>
  startChild({
    name: 'api',
    command: [process.execPath, ...nodeFlags, '--import', '@ayna/kernel/telemetry/tracing', 'src/main.ts'],
    cwd: join(root, 'apps/api'),
    env: {
      NODE_ENV: 'development',
      HOST_SECRET: randomBytes(32).toString('hex'),
      // Forms sent without JavaScript come through the local web server, which forwards the caller's address.
      TRUST_PROXY: 'loopback',
      // Browsers fill in an SMS code only for the host that is named in it.
      PUBLIC_URL: publicUrl,
      ...env,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      PORT: String(port),
    },
    isReady: logsMessage('serving'),
    show,
  });

/** Starts the built product as it runs in production: the web server, and the host in front of it. */
export const startProduct: StartProduct = async (options) => {
  const webPort = await findFreePort();
  const port = options.port || (await findFreePort());
  const url = urlOfPort(port);
  const startWeb = (): Promise<ChildServer> =>
    startChild({
      name: 'web',
      command: [process.execPath, join(root, 'apps/web/server/main.ts')],
      env: { ...options.webEnv, API_URL: url, PUBLIC_URL: url, WEB_PORT: String(webPort), HOST: '127.0.0.1' },
      isReady: logsMessage('listening'),
      show: options.show ?? (() => undefined),
    });
  const env = { ...options.env, WEB_URL: urlOfPort(webPort) };
  const running = await startInOrder([startWeb, () => startHost({ ...options, env, port, publicUrl: url })]);
  return { url, ...running };
};
