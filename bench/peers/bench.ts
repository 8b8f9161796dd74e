import { documentLike } from '../appointments/load.ts';
import { slotsIn } from '../appointments/slot-requests.ts';
import { byTurns, type How } from '../appointments/turns.ts';
import { openWorld, type World } from '../appointments/world.ts';
import { deep, type Peer, plantPeer, wide } from './plant.ts';
import { bookingsIn, sameWeeksIn, weeksIn } from './requests.ts';

/** Easy!Appointments on this kind of machine, a second: of 20 employees in 60 days, and of 5 in 240. */
const peers = {
  wide: { slots: 184, weeks: 262, bookings: 229 },
  deep: { slots: 47, weeks: 75, bookings: 229 },
};
const goal = 10;

const measure = async (world: World, peer: Peer, tokens: readonly string[], how: How) => ({
  slots: await byTurns(world, { requests: slotsIn(peer) }, how),
  weeks: await byTurns(world, { requests: weeksIn(peer, tokens) }, how),
  unchangedWeeks: await byTurns(world, { requests: sameWeeksIn(peer, tokens) }, how),
  bookings: await byTurns(world, { requests: bookingsIn(peer, tokens) }, how),
});

/** Slots, weeks and bookings a second in one salon of the peer's size, and how many times the peer's that is. */
export const bench = async (short: boolean) => {
  const how = { rounds: 5, seconds: short ? 1 : 3 };
  await using world = await openWorld();
  const document = await documentLike(world);
  await plantPeer(world, document, wide);
  await plantPeer(world, document, deep);
  const tokens = await world.tokensOfAll();
  const measured = {
    wide: await measure(world, wide, tokens, how),
    deep: await measure(world, deep, tokens, how),
  };
  const timesOf = (size: keyof typeof peers) => ({
    slots: measured[size].slots.perSecond.median / peers[size].slots,
    weeks: measured[size].weeks.perSecond.median / peers[size].weeks,
    unchangedWeeks: measured[size].unchangedWeeks.perSecond.median / peers[size].weeks,
    bookings: measured[size].bookings.perSecond.median / peers[size].bookings,
  });
  const times = { wide: timesOf('wide'), deep: timesOf('deep') };
  const misses = Object.entries(times).flatMap(([size, each]) =>
    Object.entries(each).flatMap(([what, reached]) => (reached >= goal ? [] : [`${what} of ${size}`])),
  );
  return { name: 'peers', passed: misses.length === 0, misses, goal, times, measured, what: how };
};
