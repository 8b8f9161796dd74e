import { bareBooking, plantBareBooking } from '../appointments/bare-booking.ts';
import { bookingsOf } from '../appointments/book-requests.ts';
import { byTurns, growthOf, type How, howLong } from '../appointments/turns.ts';
import { openWorld, sizesWanted, type World } from '../appointments/world.ts';
import { percentilesOf } from '../stats.ts';
import { race } from './race.ts';

const goal = { ratio: 0.3, growth: 1.6, p99Ms: 50 };
/** Easy!Appointments on this kind of machine, bookings a second. */
const peer = 229;

export const measureBooking = async (world: World, millions: number, index: number, how: How) => {
  const grown = await world.grow(millions);
  await plantBareBooking(world);
  const booking = await byTurns(
    world,
    { requests: bookingsOf(grown, index), bare: bareBooking(grown.salons, index) },
    how,
  );
  return { millions, salons: grown.salons, grown, booking };
};

type Measured = Awaited<ReturnType<typeof measureBooking>>;

/** Many who want the same hour, in the last of the worlds. */
export const judgeBooking = async (world: World, worlds: readonly Measured[], short: boolean) => {
  const last = worlds.at(-1);
  if (!last) throw new Error('nothing was measured');
  const { taken, ...raced } = await race(world, last.grown, short ? 60 : 300);
  const waits = percentilesOf(taken);
  const growth = growthOf(worlds.map(({ booking }) => booking));
  const misses = worlds.flatMap(({ millions, booking }) =>
    (booking.ratio?.median ?? 0) >= goal.ratio ? [] : [`booking at ${millions} million`],
  );
  if ((growth ?? 0) > goal.growth) misses.push('growth');
  if (raced.notOneWinner + raced.otherAnswers + raced.overlaps + raced.deadlocks > 0)
    misses.push('one winner');
  if (waits.p99 > goal.p99Ms) misses.push('p99 of the race');
  return {
    name: 'book',
    passed: misses.length === 0,
    misses,
    goal,
    growth,
    timesPeer: last.booking.perSecond.median / peer,
    race: { ...raced, ms: waits },
    worlds: worlds.map(({ millions, salons, booking }) => ({ millions, salons, booking })),
  };
};

/** Bookings over HTTP against the same rows written by one function, and many who want the same hour. */
export const bench = async (short: boolean) => {
  const how = howLong(short);
  await using world = await openWorld();
  const worlds = [];
  for (const [index, millions] of sizesWanted(short).entries())
    worlds.push(await measureBooking(world, millions, index, how));
  return { ...(await judgeBooking(world, worlds, short)), what: how };
};
