import { plantFull } from '../appointments/full.ts';
import { firstFreeOf, slotsOf } from '../appointments/slot-requests.ts';
import { byTurns, growthOf, type How, howLong } from '../appointments/turns.ts';
import { openWorld, sizesWanted, type World } from '../appointments/world.ts';

const goal = { slotsDatabaseCpu: 60, firstFreeDatabaseCpu: 1_000, growth: 1.2 };

export const measureSlots = async (world: World, millions: number, how: How) => {
  const { salons } = await world.grow(millions);
  const slots = await byTurns(world, { requests: slotsOf(salons) }, how);
  const firstFree = await byTurns(world, { requests: firstFreeOf() }, how);
  return { millions, salons, slots, firstFree };
};

type Measured = Awaited<ReturnType<typeof measureSlots>>;

export const judgeSlots = (worlds: readonly Measured[]) => {
  const growth = growthOf(worlds.map(({ slots }) => slots));
  const misses = worlds.flatMap(({ millions, slots, firstFree }) =>
    Object.entries({
      slots: slots.cpu.database <= goal.slotsDatabaseCpu,
      firstFree: firstFree.cpu.database <= goal.firstFreeDatabaseCpu,
    }).flatMap(([what, met]) => (met ? [] : [`${what} at ${millions} million`])),
  );
  if ((growth ?? 0) > goal.growth) misses.push('growth');
  return { name: 'slots', passed: misses.length === 0, misses, goal, growth, worlds };
};

/** Free hours, and what they cost the database. */
export const bench = async (short: boolean) => {
  const how = howLong(short);
  await using world = await openWorld();
  await plantFull(world);
  const worlds = [];
  for (const millions of sizesWanted(short)) worlds.push(await measureSlots(world, millions, how));
  return { ...judgeSlots(worlds), what: how };
};
