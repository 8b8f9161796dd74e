import { isIP } from 'node:net';
import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['on', 'off']),
  z.transform((text: 'on' | 'off') => text === 'on'),
);
const count = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(least), z.lte(most)),
    ),
  );

const ranges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, one with its prefix, or a word for a range of them. */
const isProxy = (text: string): boolean => {
  if (ranges.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (!bits || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
};

/** All (`on`), none (`off`), or those named: `loopback,10.0.0.0/8`. */
const proxies = z.union([
  flag,
  z.string().check(
    z.refine((text: string) => text.split(',').every((one) => isProxy(one.trim())), {
      error: 'on, off, or addresses and ranges such as loopback,10.0.0.0/8',
    }),
  ),
]);

/** `shelf=http://10.0.0.5:4000,till=http://10.0.0.6:4000` */
const peers = z.pipe(
  z.string(),
  z.transform(
    (text: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        text
          .split(',')
          .filter(Boolean)
          .map((pair) => pair.split('=', 2) as [string, string]),
      ),
  ),
);

const shape = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  /** `all`, or the names of the modules that this process serves. */
  MODULES: z._default(z.string(), 'all'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(count(0, 65_535), 4000),
  /** Each module logs in with a role of its own. */
  DATABASE_URL: z.url(),
  /** The roles' passwords derive from it; unset where the database trusts the machine. */
  DATABASE_SECRET: z.optional(z.string().check(z.minLength(16))),
  POOL_SIZE: z._default(count(1, 100), 6),
  /** How long a call waits for a connection of its module before it is told to come back later (503). */
  POOL_WAIT_MS: z._default(count(100, 60_000), 3_000),
  REDIS_URL: z.url(),
  /** Shared by all hosts; proves that an internal call comes from one of them. */
  HOST_SECRET: z.string().check(z.minLength(32)),
  PEERS: z._default(peers, {}),
  WEB_URL: z.optional(z.url()),
  LIMITS: z._default(flag, true),
  /** Limit per caller over all routes: far above a busy receptionist, far below a script. */
  CALLS_PER_MINUTE: z._default(count(1, 1_000_000_000), 1_200),
  /** Proxies whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: z._default(proxies, false),
  /** Who reads /metrics sends it as a bearer token. Unset, only the machine itself may read them. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Serves the API reference at /api/docs; unset, everywhere but in production. */
  API_DOCS: z.optional(flag),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  EVENT_POLL_SECONDS: z._default(count(1, 60), 2),
  /** How long a stopping host goes on serving while load balancers turn away from it. */
  DRAIN_MS: z._default(count(0, 60_000), 1_000),
});

export type HostEnv = z.output<typeof shape>;

/** Reads the settings, or throws with everything that is wrong with them. */
export const readEnv = (env: Readonly<Record<string, string | undefined>>): HostEnv => {
  const result = z.safeParse(shape, env);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`invalid settings:\n  ${wrong.join('\n  ')}`);
};
