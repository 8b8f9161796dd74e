import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@ayna/api/modules';
import { encodeBody, toCall } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { host } from '@ayna/contracts/host';
import { newCode } from '@ayna/kernel/codes';
import fc from 'fast-check';
import { report, withDrillFolder } from '../drill-folder.ts';
import { runInParallel } from '../run-in-parallel.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { type Actor, canary, createActors, openSalons } from './actors.ts';
import { type FuzzInput, inputsOf, type KnownCodes } from './values.ts';

const SLOW_MS = 1_000;
const REPEATS = 3;
const AT_ONCE = 4;
const PER_ROUND = 2_000;
const MEMORY_GROWTH = 1.5;

const routes: readonly Route[] = [host, ...modules.map((module) => module.routes.contract)].flatMap(
  (contract) => Object.values<Route>(contract.routes),
);

/** Codes of everything that stands in the database, by the names that fields of calls have. */
const readKnownCodes = async ({ query }: TestProduct): Promise<KnownCodes> => {
  const columns = await query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column
     from information_schema.columns
     where data_type = 'uuid' and table_schema = any($1)`,
    [modules.map(({ name }) => name)],
  );
  const known = new Map<string, string[]>();
  const add = (name: string, codes: readonly string[]): void => {
    known.set(name, [...(known.get(name) ?? []), ...codes]);
  };
  for (const { table, column } of columns) {
    const rows = await query<{ code: string }>(
      `select distinct ${column} as code from ${table} where ${column} is not null limit 20`,
    );
    const codes = rows.map(({ code }) => code);
    add(
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      codes,
    );
    add('any', codes);
  }
  return known;
};

type Finding = {
  readonly what: string;
  readonly route: string;
  readonly actor: string;
  readonly input: string;
};

type SlowAnswer = { readonly sent: Sent; readonly status: number; readonly ms: number };

type Sent = { readonly route: Route; readonly actor: Actor; readonly input: FuzzInput };

/** `encodeURIComponent` refuses half of a surrogate pair. */
const wellFormed = (params: object = {}): object =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value).toWellFormed()]));

const send = async (
  url: string,
  { route, actor, input }: Sent,
): Promise<{ status: number; text: string }> => {
  const file = new Blob([randomInt(2) === 0 ? 'Ad;Telefon\nAyla;05321234567\n' : new Uint8Array(200)]);
  const call = toCall(route, {
    ...input,
    ...(input.params && { params: wellFormed(input.params) }),
    ...(route.upload && { file }),
  });
  const wire = encodeBody(route, call);
  const response = await fetch(new URL(call.url, url), {
    method: call.method,
    ...(wire.body !== undefined && { body: wire.body }),
    headers: {
      ...wire.headers,
      ...(actor.token && { 'x-user-token': actor.token }),
      ...(route.idempotent && { 'idempotency-key': newCode() }),
    },
    signal: AbortSignal.timeout(30_000),
  });
  if (!route.stream || !response.ok) return { status: response.status, text: await response.text() };
  await response.body?.cancel();
  return { status: response.status, text: '' };
};

/** Lets the drill ask the host to collect its garbage, by a signal that a host ignores: what is left is what it needs. */
const collectOnSignal = '--expose-gc --import=data:text/javascript,process.on(`SIGWINCH`,()=>gc())';

const readMemoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

const memoryAfterCollection = async (pid: number): Promise<number> => {
  process.kill(pid, 'SIGWINCH');
  // The pages that are free again go back to the machine a moment later.
  await pause(500);
  return readMemoryMb(pid);
};

type Judged = { readonly status: number; readonly ms: number; readonly wrong: readonly string[] };

const judge = async (url: string, sent: Sent): Promise<Judged> => {
  const startedAt = performance.now();
  const { status, text } = await send(url, sent).catch((error: unknown) => ({
    status: 599,
    text: String(error),
  }));
  const ms = performance.now() - startedAt;
  return {
    status,
    ms,
    wrong: [
      ...(status >= 500 ? [`status ${status} ${text.slice(0, 100)}`] : []),
      ...(text.includes(canary) && !actorMaySee(sent) ? ["another salon's data"] : []),
    ],
  };
};

/**
 * A slow answer that is slow every time: the machine stands still for a second now and then, the input that makes
 * us slow does it again with nothing beside it. Another answer than the first one says nothing, so it clears nothing.
 */
const isSlowAgain = async (url: string, { sent, status }: SlowAnswer): Promise<boolean> => {
  for (let time = 0; time < REPEATS; time += 1) {
    const again = await judge(url, sent);
    if (again.status === status && again.ms <= SLOW_MS) return false;
  }
  return true;
};

const actorMaySee = ({ actor }: Sent): boolean => actor.ofOtherSalon;

const runRequests = async (product: TestProduct, count: number, seed: number) => {
  const salons = await openSalons(product);
  const [here, there] = [salons.here.code, salons.there.code];
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const note = (what: string, { route, actor, input }: Sent): void => {
    findings.push({
      what,
      route: `${route.method} ${route.path}`,
      actor: actor.name,
      input: JSON.stringify(input).slice(0, 300),
    });
  };
  const memory: number[] = [];
  let [slowest, slowOnce] = [0, 0];
  for (let round = 0; round * PER_ROUND < count; round += 1) {
    // New ones in each round: some calls sign an actor out, take its rights or close its account.
    const actors = await createActors(product, salons);
    const known = new Map(await readKnownCodes(product));
    known.set('salonCode', [here, here, here, here, there]);
    const perRoute = Math.ceil(Math.min(PER_ROUND, count) / routes.length);
    const planned = routes.flatMap((route, index) =>
      fc.sample(inputsOf(route, known), { numRuns: perRoute, seed: seed + round * 1_000 + index }).map(
        (input, number): Sent => ({
          route,
          input,
          actor: actors[(number + index) % actors.length] as Actor,
        }),
      ),
    );
    const slow: SlowAnswer[] = [];
    await runInParallel(planned, AT_ONCE, async (sent) => {
      const { status, ms, wrong } = await judge(product.url, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      if (ms > SLOW_MS) slow.push({ sent, status, ms });
      for (const what of wrong) note(what, sent);
    });
    for (const answer of slow)
      if (await isSlowAgain(product.url, answer)) note(`${Math.round(answer.ms)} ms`, answer.sent);
      else slowOnce += 1;
    memory.push(await memoryAfterCollection(product.host.pid()));
  }
  // The first round fills caches and compiles what is used.
  const [warmMb, endMb] = [memory[0] ?? 0, memory.at(-1) ?? 0];
  return {
    seed,
    requests: [...statuses.values()].reduce((sum, many) => sum + many, 0),
    routes: routes.length,
    statuses: Object.fromEntries([...statuses].toSorted(([one], [other]) => one - other)),
    slowestMs: Math.round(slowest),
    slowOnce,
    memoryMb: { warm: warmMb, end: endMb, most: Math.max(...memory), byRound: memory },
    findings: findings.length,
    firstFindings: findings.slice(0, 20),
    passed: findings.length === 0 && endMb <= warmMb * MEMORY_GROWTH,
  };
};

/** Whatever a caller sends to any route: no answer of 5xx, none slower than a second, and memory stays flat. */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    // Without a second factor Admin's routes would refuse everything that is sent to them.
    const settings = { SECOND_FACTOR: 'optional', NODE_OPTIONS: collectOnSignal };
    await using product = await startTestProduct(folder, { hosts: 1, settings });
    const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000));
    const result = report('fuzz', await runRequests(product, short ? 4_000 : 100_000, seed));
    return { name: 'fuzz', ...result };
  });
