import { bareList, countsOf, listOf, unchangedOf } from '../appointments/calendar-requests.ts';
import { byTurns, growthOf, type How, howLong } from '../appointments/turns.ts';
import { openWorld, sizesWanted, type World } from '../appointments/world.ts';

const goal = { week: 0.3, day: 0.25, unchanged: 3, monthDatabaseCpu: 500, weekGrowth: 2, dayGrowth: 1.5 };

/** The version of a calendar that nobody has changed since it was loaded, as the door says it. */
const heldBy = async ({ url }: World, token: string, path: string): Promise<string> => {
  const response = await fetch(new URL(path, url), { headers: { 'x-user-token': token } });
  return response.headers.get('etag') ?? '';
};

export const measureCalendar = async (world: World, millions: number, how: How) => {
  const grown = await world.grow(millions);
  const few = { ...how, rounds: Math.max(5, Math.floor(how.rounds / 2)) };
  const week = await byTurns(world, { requests: listOf(grown, 7), bare: bareList(grown, 7) }, how);
  const day = await byTurns(world, { requests: listOf(grown, 1), bare: bareList(grown, 1) }, how);
  const path = `/api/Appointment/by-salon-filtered/${grown.first}?startDate=2024-01-01T00:00:00`;
  const held = await heldBy(world, grown.tokens[1] ?? '', path);
  const bare = bareList(grown, 7);
  const kept = await byTurns(world, { requests: unchangedOf(grown, 7), bare }, few);
  const notModified = await byTurns(world, { requests: unchangedOf(grown, 7, held), bare }, few);
  const month = await byTurns(world, { requests: countsOf(grown) }, few);
  return { millions, salons: grown.salons, week, day, kept, notModified, month };
};

type Measured = Awaited<ReturnType<typeof measureCalendar>>;

export const judgeCalendar = (worlds: readonly Measured[]) => {
  const growth = {
    week: growthOf(worlds.map(({ week }) => week)),
    day: growthOf(worlds.map(({ day }) => day)),
  };
  const misses = worlds.flatMap(({ millions, week, day, kept, notModified, month }) =>
    Object.entries({
      week: (week.ratio?.median ?? 0) >= goal.week,
      day: (day.ratio?.median ?? 0) >= goal.day,
      kept: (kept.ratio?.median ?? 0) >= goal.unchanged,
      notModified: (notModified.ratio?.median ?? 0) >= goal.unchanged,
      month: month.cpu.database <= goal.monthDatabaseCpu,
    }).flatMap(([what, met]) => (met ? [] : [`${what} at ${millions} million`])),
  );
  if ((growth.week ?? 0) > goal.weekGrowth) misses.push('growth of a week');
  if ((growth.day ?? 0) > goal.dayGrowth) misses.push('growth of a day');
  return { name: 'calendar', passed: misses.length === 0, misses, goal, growth, worlds };
};

/**
 * A salon's week, day and month over HTTP, against the same rows out of the engine: of ever other salons, and of
 * one that nobody has changed. CPU is in microseconds a request, all that belongs to it included.
 */
export const bench = async (short: boolean) => {
  const how = howLong(short);
  await using world = await openWorld();
  const worlds = [];
  for (const millions of sizesWanted(short)) worlds.push(await measureCalendar(world, millions, how));
  return { ...judgeCalendar(worlds), what: how };
};
