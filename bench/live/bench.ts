import { cpuSeconds } from '../cpu.ts';
import { type BenchProduct, startBenchProduct } from './bench-product.ts';
import { type Editor, makeChanges } from './changes.ts';
import { countStrays, evaluateDelivery } from './evaluate-delivery.ts';
import { insertSalons, type Salon } from './insert-salons.ts';
import { memoryPerStream, readMemory } from './memory.ts';
import {
  abortStreams,
  openStreams,
  type SignedInMember,
  signInAll,
  waitForOpenStreams,
} from './open-streams.ts';
import type { Stream } from './streams.ts';

const goal = { p99Ms: 500, p95Ms: 100, kbPerStream: 40 };

const editorsOf = (salons: readonly Salon[], members: readonly SignedInMember[]): Editor[] =>
  salons.map((salon) => {
    const { token = '' } = members.find((member) => member.salon === salon.code) ?? {};
    return { ...salon, token, online: true, busy: false };
  });

type Plan = { readonly changes: number; readonly everyMs: number };

/** 25 changes per second. */
const BUSY_MS = 40;

/** Measures changes at normal pace, at a busy pace, while Redis is down, and after it is back. */
const measureThroughRedisOutage = async (
  product: BenchProduct,
  editors: readonly Editor[],
  streams: readonly Stream[],
  plan: Plan,
) => {
  const phase = async (name: string, changes: number, everyMs = plan.everyMs) => {
    const before = cpuSeconds(product.host.child.pid ?? 0);
    const evaluated = await evaluateDelivery(
      await makeChanges(product.url, editors, { changes, everyMs }),
      streams,
    );
    const used = cpuSeconds(product.host.child.pid ?? 0) - before;
    const found = { ...evaluated, hostCpuMsPerChange: Number(((used * 1000) / changes).toFixed(1)) };
    console.log(JSON.stringify({ [name]: found }));
    return found;
  };
  const normal = await phase('normal', plan.changes);
  const busy = await phase('busy', plan.changes, BUSY_MS);
  await product.redis.kill('SIGKILL');
  const redisDown = await phase('redisDown', plan.changes / 4);
  await product.redis.restart();
  return { normal, busy, redisDown, redisBack: await phase('redisBack', plan.changes) };
};

type Phases = Awaited<ReturnType<typeof measureThroughRedisOutage>>;

const latencyGoals = ({ normal, ...others }: Phases, short: boolean) => ({
  [`99 of 100 within ${goal.p99Ms} ms`]: [normal, ...Object.values(others)].every(
    ({ ms }) => ms.p99 <= goal.p99Ms,
  ),
  [`95 of 100 within ${goal.p95Ms} ms`]: short || normal.ms.p95 <= goal.p95Ms,
});

/**
 * Browsers of many salons have live streams to one process: a change quickly reaches all streams of its salon and
 * no other, also after an outage of Redis, and a stream costs little memory.
 */
export const runBench = async (short: boolean) => {
  const [salonCount, each] = short ? [40, 5] : [200, 10];
  const plan = short ? { changes: 100, everyMs: 50 } : { changes: 400, everyMs: 100 };
  await using product = await startBenchProduct();
  const salons = await insertSalons(product, salonCount, each);
  const members = await signInAll(product, salons);
  const editors = editorsOf(salons, members);

  // One-time allocations happen before anything is measured.
  await makeChanges(product.url, editors, { ...plan, changes: 40 });
  for (const stream of await openStreams(product, members.slice(0, 100))) stream.close();
  await waitForOpenStreams(product, 0);
  const before = await readMemory(product.host);
  const began = performance.now();
  const streams = await openStreams(product, members);
  const openingMs = Math.round(performance.now() - began);
  const memory = memoryPerStream(before, await readMemory(product.host), streams.length);
  const phases = await measureThroughRedisOutage(product, editors, streams, plan);

  const services = new Map(salons.map(({ code, service }) => [code, new Set([service])]));
  const strays = countStrays(streams, (salon) => services.get(salon) ?? new Set());
  const ended = streams.filter((stream) => stream.ended).length;
  const withoutGap = streams.filter(({ gaps }) => gaps.length === 0).length;
  for (const stream of streams) stream.close();
  await abortStreams(product, members.slice(0, 200));
  const left = await waitForOpenStreams(product, 0);

  const allPhases = Object.values(phases);
  const holds = {
    'every change reaches every stream of its salon once': allPhases.every(
      (one) => one.lost + one.twice === 0,
    ),
    'no change reaches a stream of another salon': strays === 0,
    'no change is refused': allPhases.every(({ refused }) => refused === 0),
    'no stream ends because Redis is down': ended === 0,
    'every stream gets a gap event after the outage': withoutGap === 0,
    'the host keeps no stream whose client has disconnected': left === 0,
    ...latencyGoals(phases, short),
    [`a stream takes no more than ${goal.kbPerStream} kB`]:
      memory.heapKb <= goal.kbPerStream && (short || memory.rssKb <= goal.kbPerStream),
  };
  const passed = Object.values(holds).every(Boolean);
  const counts = { streams: streams.length, salons: salonCount, strays, ended, withoutGap, left };
  return { name: 'live', passed, holds, ...counts, openingMs, memory, ...phases };
};
