import { cpuSeconds } from '../cpu.ts';
import { type Hand, makeChanges } from './changes.ts';
import { judge, straysIn } from './findings.ts';
import { type House, openHouse } from './house.ts';
import { memoryOf, perStream } from './memory.ts';
import { plantSalons, type Salon } from './plant.ts';
import type { Stream } from './streams.ts';
import { leaveEarly, openAll, signInAll, untilOpen, type Visit } from './visits.ts';

const goal = { p99Ms: 500, p95Ms: 100, kbPerStream: 40 };

const handsOf = (salons: readonly Salon[], visits: readonly Visit[]): Hand[] =>
  salons.map((salon) => {
    const { token = '' } = visits.find((visit) => visit.salon === salon.code) ?? {};
    return { ...salon, token, online: true, busy: false };
  });

type Plan = { readonly changes: number; readonly everyMs: number };

/** 25 changes a second. */
const BUSY_MS = 40;

/** Changes while all is well, in a busy hour, while Redis is away, and once it is back. */
const throughRedis = async (house: House, hands: readonly Hand[], streams: readonly Stream[], plan: Plan) => {
  const phase = async (name: string, changes: number, everyMs = plan.everyMs) => {
    const before = cpuSeconds(house.host.child.pid ?? 0);
    const judged = await judge(await makeChanges(house.url, hands, { changes, everyMs }), streams);
    const used = cpuSeconds(house.host.child.pid ?? 0) - before;
    const found = { ...judged, hostCpuMsPerChange: Number(((used * 1000) / changes).toFixed(1)) };
    console.log(JSON.stringify({ [name]: found }));
    return found;
  };
  const quiet = await phase('quiet', plan.changes);
  const busy = await phase('busy', plan.changes, BUSY_MS);
  await house.redis.kill('SIGKILL');
  const away = await phase('away', plan.changes / 4);
  await house.redis.restart();
  return { quiet, busy, away, back: await phase('back', plan.changes) };
};

type Phases = Awaited<ReturnType<typeof throughRedis>>;

const soonEnough = ({ quiet, ...others }: Phases, short: boolean) => ({
  [`99 of 100 within ${goal.p99Ms} ms`]: [quiet, ...Object.values(others)].every(
    ({ ms }) => ms.p99 <= goal.p99Ms,
  ),
  [`95 of 100 within ${goal.p95Ms} ms`]: short || quiet.ms.p95 <= goal.p95Ms,
});

/**
 * Browsers of many salons listen to one process: a change reaches all of its salon and nobody else, soon, also
 * when Redis was away meanwhile, and a stream costs little.
 */
export const bench = async (short: boolean) => {
  const [salonCount, each] = short ? [40, 5] : [200, 10];
  const plan = short ? { changes: 100, everyMs: 50 } : { changes: 400, everyMs: 100 };
  await using house = await openHouse();
  const salons = await plantSalons(house, salonCount, each);
  const visits = await signInAll(house, salons);
  const hands = handsOf(salons, visits);

  // What is opened once only is opened before anything is counted.
  await makeChanges(house.url, hands, { ...plan, changes: 40 });
  for (const stream of await openAll(house, visits.slice(0, 100))) stream.close();
  await untilOpen(house, 0);
  const before = await memoryOf(house.host);
  const began = performance.now();
  const streams = await openAll(house, visits);
  const openingMs = Math.round(performance.now() - began);
  const memory = perStream(before, await memoryOf(house.host), streams.length);
  const phases = await throughRedis(house, hands, streams, plan);

  const services = new Map(salons.map(({ code, service }) => [code, new Set([service])]));
  const strays = straysIn(streams, (salon) => services.get(salon) ?? new Set());
  const ended = streams.filter((stream) => stream.ended).length;
  const untold = streams.filter(({ gaps }) => gaps.length === 0).length;
  for (const stream of streams) stream.close();
  await leaveEarly(house, visits.slice(0, 200));
  const left = await untilOpen(house, 0);

  const every = Object.values(phases);
  const holds = {
    'every change reaches every stream of its salon once': every.every((one) => one.lost + one.twice === 0),
    'and no stream of another': strays === 0,
    'no change is refused': every.every(({ refused }) => refused === 0),
    'no stream ends because Redis does': ended === 0,
    'each is told that it may have missed something': untold === 0,
    'the host keeps no stream whose reader has left': left === 0,
    ...soonEnough(phases, short),
    [`a stream takes no more than ${goal.kbPerStream} kB`]:
      memory.heapKb <= goal.kbPerStream && (short || memory.rssKb <= goal.kbPerStream),
  };
  const passed = Object.values(holds).every(Boolean);
  const counts = { streams: streams.length, salons: salonCount, strays, ended, untold, left };
  return { name: 'live', passed, holds, ...counts, openingMs, memory, ...phases };
};
