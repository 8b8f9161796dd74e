import { type Dataset, openDataset, requestedSizes } from '../appointments/dataset.ts';
import { insertFullSalons } from '../appointments/full-salons.ts';
import { cpuGrowth, measureByTurns, type RunLength, runLength } from '../appointments/measure-by-turns.ts';
import { firstFreeRequests, slotRequests } from '../appointments/slot-requests.ts';

// CPU in microseconds per request; growth compares the largest data set with the smallest.
const goal = { slotsDatabaseCpu: 130, firstFreeDatabaseCpu: 1_200, growth: 1.5 };

export const measureSlots = async (dataset: Dataset, millions: number, length: RunLength) => {
  const { salons } = await dataset.growTo(millions);
  const slots = await measureByTurns(dataset, { requests: slotRequests(salons) }, length);
  const firstFree = await measureByTurns(dataset, { requests: firstFreeRequests() }, length);
  return { millions, salons, slots, firstFree };
};

type SlotMeasurement = Awaited<ReturnType<typeof measureSlots>>;

export const evaluateSlots = (sizes: readonly SlotMeasurement[]) => {
  const growth = cpuGrowth(sizes.map(({ slots }) => slots));
  const misses = sizes.flatMap(({ millions, slots, firstFree }) =>
    Object.entries({
      slots: slots.cpu.database <= goal.slotsDatabaseCpu,
      firstFree: firstFree.cpu.database <= goal.firstFreeDatabaseCpu,
    }).flatMap(([what, met]) => (met ? [] : [`${what} at ${millions} million`])),
  );
  if ((growth ?? 0) > goal.growth) misses.push('growth');
  return { name: 'slots', passed: misses.length === 0, misses, goal, growth, sizes };
};

/** Measures what searching free slots, and the first free one, costs the database at each size of the data. */
export const runBench = async (short: boolean) => {
  const length = runLength(short);
  await using dataset = await openDataset();
  await insertFullSalons(dataset);
  const sizes = [];
  for (const millions of requestedSizes(short)) sizes.push(await measureSlots(dataset, millions, length));
  return { ...evaluateSlots(sizes), what: length };
};
