import type { Scene } from '../scene.ts';
import {
  bookedIntoLeaves,
  brokenAnswers,
  doubleWinners,
  miscounted,
  wrongContests,
  wrongCreates,
} from './check/answers.ts';
import { missedHits, neitherRefusedNorListed, wrongLeaves } from './check/leaves.ts';
import { money } from './check/money.ts';
import { readTables, type Tables } from './check/tables.ts';
import { brokenHolds, overlaps, standsOn, wrongTimes } from './check/time.ts';
import { type Plan, runClients } from './clients.ts';
import { type Journal, newJournal } from './journal.ts';
import { type Meter, newMeter } from './line.ts';
import { whenQuiet } from './quiet.ts';
import { openSalon } from './salon.ts';

const PATIENCE_MS = 120_000;
const GOAL_P99_MS = 250;

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);

/** So long after its start a host has seen every kind of call. */
const YOUNG_MS = 2_000;

/** Of calls while all hosts live and none is young: what the deaths themselves cost is the rest. */
const awayFromDeaths = ({ answered, deaths }: Meter) =>
  answered.filter(({ began, ms }) =>
    deaths.every(({ at, servedAgain }) => began + ms < at || began > servedAgain + YOUNG_MS),
  );

const sortedTimes = (calls: Meter['answered']): readonly number[] =>
  calls.map(({ ms }) => ms).toSorted((a, b) => a - b);

const timingOf = (meter: Meter, operations: number, tookMs: number) => {
  const sorted = sortedTimes(meter.answered);
  const away = sortedTimes(awayFromDeaths(meter));
  return {
    answered: sorted.length,
    perSecond: Math.round(operations / (tookMs / 1_000)),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    goalP99: GOAL_P99_MS,
    awayFromDeaths: { answered: away.length, p50: percentile(away, 0.5), p99: percentile(away, 0.99) },
  };
};

/** Each of these is to be nought. */
const judge = (tables: Tables, journal: Journal, tookMs: number) => {
  const books = money(tables);
  return {
    overlaps: overlaps(tables),
    brokenHolds: brokenHolds(tables, journal, tookMs),
    brokenAnswers: brokenAnswers(tables, journal),
    doubleWinners: doubleWinners(journal),
    miscounted: miscounted(tables, journal),
    wrongCreates: wrongCreates(tables, journal),
    wrongContests: wrongContests(journal),
    overRefused: journal.overRefused,
    wrongLeaves: wrongLeaves(tables, journal),
    incomesMissing: books.missing,
    incomesTwice: books.twice,
    incomesWithoutCompletion: books.withoutCompletion,
    kurusApart: books.kurusApart,
  };
};

/** Everybody wants the same few hours while hosts die; then the tables are held against what was promised. */
export const play = async (scene: Scene, plan: Plan) => {
  const salon = await openSalon(scene);
  const [journal, meter] = [newJournal(), newMeter()];
  const began = performance.now();
  const kills = await runClients(scene, plan, { salon, journal, meter });
  const tookMs = performance.now() - began;
  const { deadlocks, jobsLeft, dead } = await whenQuiet(scene, PATIENCE_MS);
  const tables = await readTables(scene);
  const timing = timingOf(meter, plan.operations, tookMs);
  const times = wrongTimes(tables, journal);
  const intoLeaves = bookedIntoLeaves(tables, journal);
  const unlisted = neitherRefusedNorListed(tables, journal);
  const hits = await missedHits(scene, salon, tables);
  const found = {
    ...judge(tables, journal, performance.now() - began),
    wrongTimes: times.length,
    bookedIntoLeaves: intoLeaves.length,
    neitherRefusedNorListed: unlisted.length,
    missedHits: hits.missed,
    failures: meter.failures.length,
    killsMissing: plan.kills - kills,
    jobsLeft,
    deadLetters: dead,
  };
  return {
    hosts: scene.hosts.length,
    ...plan,
    seconds: Math.round(tookMs / 1_000),
    timing,
    found,
    why: [...times, ...intoLeaves, ...unlisted, ...meter.failures].slice(0, 8),
    seen: {
      appointments: tables.appointments.length,
      standing: tables.appointments.filter(standsOn).length,
      completions: money(tables).completions,
      acknowledged: journal.acks.length,
      contests: journal.contests.size,
      leaves: journal.leaves.length,
      inLeaves: hits.inLeaves,
      lost: meter.lost,
      unavailable: meter.unavailable,
      deadlocksRetried: deadlocks,
      refused: meter.refused,
      doing: journal.doing,
    },
    fast: timing.p99 <= GOAL_P99_MS,
    sound: Object.values(found).every((count) => count === 0),
  };
};
