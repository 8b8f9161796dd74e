import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { callHeader, callSigner } from '@ayna/kernel/http/internal-call-token';
import { migrate } from '@ayna/kernel/migrate/run';
import { paymentModule } from '@ayna/payment';
import { startIyzico } from '@ayna/stand-ins/iyzico';
import { subscriptionModule } from '@ayna/subscription';
import { withClient } from '../../tools/database/databases.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { startKillableHost } from '../killable-host.ts';
import { recordRedis, startTraceCollector } from './recorders.ts';
import { readDone, setAhead } from './turned-clock.ts';

const script = join(import.meta.dirname, 'clocked-host.ts');
/** Of the machine's time: a turn that takes longer hangs. */
const TURN_MS = 180_000;

/** Calls as subscription does. */
const callerWith = (secret: string) => {
  const sign = callSigner(new TextEncoder().encode(secret));
  return async <R extends Route>(url: string, route: R, input: InputOf<R>): Promise<ResponseOf<R>> => {
    const call = toCall(route, input);
    const token = await sign('subscription', { kind: 'machine', module: 'subscription' });
    const response = await fetch(new URL(call.url, url), {
      method: call.method,
      headers: { [callHeader]: token, 'content-type': 'application/json' },
      body: JSON.stringify(call.body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${route.name} answered ${response.status} ${JSON.stringify(answer)}`);
    return answer as ResponseOf<R>;
  };
};

const settings = {
  PUBLIC_URL: 'https://ornek.com',
  IYZICO_TIMEOUT_MS: '3000',
  EVENT_POLL_SECONDS: '1',
  CALLS_PER_MINUTE: '1000000000',
};

/** Two hosts that serve payment and subscription, on servers of their own, with a stand-in of iyzico and a clock of ours. */
export const startPaymentHosts = async (folder: string) => {
  const stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres({ dir: join(folder, 'postgres'), durable: true }), (it) =>
    it.stop(),
  );
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());
  const commands = stack.adopt(await recordRedis(redis.url), (it) => it.close());
  const traces = stack.adopt(await startTraceCollector(), (it) => it.close());
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const iyzico = stack.adopt(await startIyzico({ now }), (it) => it.close());
  await migrate({ url: postgres.url, modules: [paymentModule, subscriptionModule] });
  const clockFile = join(folder, 'clock');
  setAhead(clockFile, ahead);
  const env = {
    ...iyzico.env,
    ...settings,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    HOST_SECRET: randomBytes(32).toString('hex'),
    CLOCK_FILE: clockFile,
  };
  const doneFiles = [join(folder, 'done-first'), join(folder, 'done-second')];
  // One of them traces: a traced process takes twice as long to start.
  const hosts = await Promise.all(
    doneFiles.map(async (file, index) =>
      stack.adopt(
        await startKillableHost({ ...env, DONE_FILE: file, ...(index === 0 && traces.env) }, script),
        (it) => it.stop(),
      ),
    ),
  );

  /** Both hosts at once, as their schedules would: whatever is claimed twice shows here. */
  const waitForTurn = async (): Promise<void> => {
    const began = performance.now();
    while (doneFiles.some((file) => readDone(file) !== ahead)) {
      if (performance.now() - began > TURN_MS)
        throw new Error(`a turn of the clock hangs:\n${hosts.map((host) => host.output()).join('\n')}`);
      await pause(20);
    }
  };

  return {
    folder,
    iyzico,
    hosts,
    now,
    recorded: { redis: commands.text, traces: traces.text },
    query: <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
      withClient(postgres.url, async (client) => (await client.query(text, [...values])).rows as T[]),
    call: callerWith(env.HOST_SECRET),
    passMinutes: async (minutes: number): Promise<void> => {
      ahead += minutes * 60_000;
      setAhead(clockFile, ahead);
      await waitForTurn();
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

export type PaymentHosts = Awaited<ReturnType<typeof startPaymentHosts>>;
