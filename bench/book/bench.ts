import { bareBookingScript, createBareBooking } from '../appointments/bare-booking.ts';
import { bookingRequests } from '../appointments/book-requests.ts';
import { type Dataset, openDataset, requestedSizes } from '../appointments/dataset.ts';
import { cpuGrowth, measureByTurns, type RunLength, runLength } from '../appointments/measure-by-turns.ts';
import { percentilesOf } from '../stats.ts';
import { raceForSlots } from './race.ts';

const goal = { ratio: 0.2, growth: 1.6, p99Ms: 150 };
/** Bookings per second of Easy!Appointments on this kind of machine. */
const peer = 229;

export const measureBooking = async (
  dataset: Dataset,
  millions: number,
  sizeIndex: number,
  length: RunLength,
) => {
  const loaded = await dataset.growTo(millions);
  await createBareBooking(dataset);
  const booking = await measureByTurns(
    dataset,
    { requests: bookingRequests(loaded, sizeIndex), bare: bareBookingScript(loaded.salons, sizeIndex) },
    length,
  );
  return { millions, salons: loaded.salons, loaded, booking };
};

type BookingMeasurement = Awaited<ReturnType<typeof measureBooking>>;

/** Evaluates all sizes; at the last one 64 clients race for the same slots. */
export const evaluateBooking = async (
  dataset: Dataset,
  sizes: readonly BookingMeasurement[],
  short: boolean,
) => {
  const last = sizes.at(-1);
  if (!last) throw new Error('evaluateBooking: no size was measured');
  const { durations, ...raced } = await raceForSlots(dataset, last.loaded, short ? 60 : 300);
  const durationMs = percentilesOf(durations);
  const growth = cpuGrowth(sizes.map(({ booking }) => booking));
  const misses = sizes.flatMap(({ millions, booking }) =>
    (booking.ratio?.median ?? 0) >= goal.ratio ? [] : [`booking at ${millions} million`],
  );
  if ((growth ?? 0) > goal.growth) misses.push('growth');
  if (raced.notOneWinner + raced.otherAnswers + raced.overlaps + raced.deadlocks > 0)
    misses.push('one winner');
  if (durationMs.p99 > goal.p99Ms) misses.push('p99 of the race');
  return {
    name: 'book',
    passed: misses.length === 0,
    misses,
    goal,
    growth,
    timesPeer: last.booking.perSecond.median / peer,
    race: { ...raced, ms: durationMs },
    sizes: sizes.map(({ millions, salons, booking }) => ({ millions, salons, booking })),
  };
};

/** Bookings over HTTP against the same rows written by one SQL function, and many clients that want the same slot. */
export const runBench = async (short: boolean) => {
  const length = runLength(short);
  await using dataset = await openDataset();
  const sizes = [];
  for (const [index, millions] of requestedSizes(short).entries())
    sizes.push(await measureBooking(dataset, millions, index, length));
  return { ...(await evaluateBooking(dataset, sizes, short)), what: length };
};
