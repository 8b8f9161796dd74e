import { waitUntilQueueEmpty } from '../queue.ts';
import type { TestProduct } from '../test-product.ts';
import {
  countBrokenAnswers,
  countDoubleWinners,
  countVersionMismatches,
  countWrongContests,
  countWrongCreates,
  findBookingsIntoLeaves,
} from './check/answers.ts';
import { compareIncomes } from './check/incomes.ts';
import { countMissedConflicts, countWrongLeaves, findUnlistedConflicts } from './check/leaves.ts';
import { countOverlaps, findWrongOccupancy, occupiesTime } from './check/occupancy.ts';
import { readTables, type Tables } from './check/tables.ts';
import { type Plan, runClients } from './clients.ts';
import { type Journal, newJournal } from './journal.ts';
import { openSalon } from './open-salon.ts';

import { type CallStats, newCallStats } from './retrying-caller.ts';

const GOAL_P99_MS = 250;

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);

/** After this time a started host has served every kind of call. */
const WARM_UP_MS = 2_000;

/** Calls made while all hosts are up and warm; the difference to all calls is the cost of the kills. */
const awayFromDeaths = ({ answered, deaths }: CallStats) =>
  answered.filter(({ began, ms }) =>
    deaths.every(({ at, servedAgain }) => began + ms < at || began > servedAgain + WARM_UP_MS),
  );

const sortedTimes = (calls: CallStats['answered']): readonly number[] =>
  calls.map(({ ms }) => ms).toSorted((a, b) => a - b);

const timingOf = (stats: CallStats, operations: number, tookMs: number) => {
  const sorted = sortedTimes(stats.answered);
  const away = sortedTimes(awayFromDeaths(stats));
  return {
    answered: sorted.length,
    perSecond: Math.round(operations / (tookMs / 1_000)),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    goalP99: GOAL_P99_MS,
    awayFromDeaths: { answered: away.length, p50: percentile(away, 0.5), p99: percentile(away, 0.99) },
  };
};

/** Every count must be 0. */
const countViolations = (tables: Tables, journal: Journal) => {
  const incomes = compareIncomes(tables);
  return {
    overlaps: countOverlaps(tables),
    brokenAnswers: countBrokenAnswers(tables, journal),
    doubleWinners: countDoubleWinners(journal),
    miscounted: countVersionMismatches(tables, journal),
    wrongCreates: countWrongCreates(tables, journal),
    wrongContests: countWrongContests(journal),
    overRefused: journal.overlapRefused,
    wrongLeaves: countWrongLeaves(tables, journal),
    incomesMissing: incomes.missing,
    incomesTwice: incomes.twice,
    incomesWithoutCompletion: incomes.withoutCompletion,
    kurusApart: incomes.kurusApart,
  };
};

const readDeadlocks = async ({ query }: TestProduct): Promise<number> => {
  const [row] = await query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  if (!row) throw new Error('pg_stat_database has no row for this database');
  return row.deadlocks;
};

/** All clients want the same few hours while hosts are killed; then the tables are compared with the journal. */
export const runScenario = async (product: TestProduct, plan: Plan) => {
  const salon = await openSalon(product);
  const [journal, stats] = [newJournal(), newCallStats()];
  const began = performance.now();
  const kills = await runClients(product, plan, { salon, journal, stats });
  const tookMs = performance.now() - began;
  const queue = await waitUntilQueueEmpty(product);
  const tables = await readTables(product);
  const timing = timingOf(stats, plan.operations, tookMs);
  const wrongOccupancy = findWrongOccupancy(tables, journal);
  const intoLeaves = findBookingsIntoLeaves(tables, journal);
  const unlisted = findUnlistedConflicts(tables, journal);
  const conflicts = await countMissedConflicts(product, salon, tables);
  const found = {
    ...countViolations(tables, journal),
    wrongTimes: wrongOccupancy.length,
    bookedIntoLeaves: intoLeaves.length,
    neitherRefusedNorListed: unlisted.length,
    missedConflicts: conflicts.missed,
    failures: stats.failures.length,
    killsMissing: plan.kills - kills,
    jobsLeft: queue.left,
    deadLetters: queue.dead,
  };
  return {
    hosts: product.hosts.length,
    ...plan,
    seconds: Math.round(tookMs / 1_000),
    timing,
    found,
    why: [...wrongOccupancy, ...intoLeaves, ...unlisted, ...stats.failures].slice(0, 8),
    seen: {
      appointments: tables.appointments.length,
      occupying: tables.appointments.filter(occupiesTime).length,
      completions: compareIncomes(tables).completions,
      acknowledged: journal.acks.length,
      contests: journal.contests.size,
      leaves: journal.leaves.length,
      inLeaves: conflicts.inLeaves,
      lost: stats.lost,
      unavailable: stats.unavailable,
      deadlocksRetried: await readDeadlocks(product),
      refused: stats.refused,
      operations: journal.operationCounts,
    },
    fast: timing.p99 <= GOAL_P99_MS,
    sound: Object.values(found).every((count) => count === 0),
  };
};
