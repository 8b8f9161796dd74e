import { type Dataset, openDataset } from '../appointments/dataset.ts';
import { documentTemplate } from '../appointments/load-appointments.ts';
import { measureByTurns, type RunLength } from '../appointments/measure-by-turns.ts';
import { slotRequestsInSalon } from '../appointments/slot-requests.ts';
import { deep, insertPeerSalon, type PeerSalon, wide } from './insert-peer-salon.ts';
import { bookingRequestsInSalon, unchangedWeekRequests, weekRequests } from './requests.ts';

/** Requests per second of Easy!Appointments on this kind of machine: 20 employees in 60 days, and 5 in 240. */
const peers = {
  wide: { slots: 184, weeks: 262, bookings: 229 },
  deep: { slots: 47, weeks: 75, bookings: 229 },
};
const goal = 10;

const measure = async (dataset: Dataset, peer: PeerSalon, tokens: readonly string[], length: RunLength) => ({
  slots: await measureByTurns(dataset, { requests: slotRequestsInSalon(peer) }, length),
  weeks: await measureByTurns(dataset, { requests: weekRequests(peer, tokens) }, length),
  unchangedWeeks: await measureByTurns(dataset, { requests: unchangedWeekRequests(peer, tokens) }, length),
  bookings: await measureByTurns(dataset, { requests: bookingRequestsInSalon(peer, tokens) }, length),
});

/** Slots, weeks and bookings per second in one salon of the peer's size, and the factor over the peer. */
export const runBench = async (short: boolean) => {
  const length = { rounds: 5, seconds: short ? 1 : 3 };
  await using dataset = await openDataset();
  const document = await documentTemplate(dataset);
  await insertPeerSalon(dataset, document, wide);
  await insertPeerSalon(dataset, document, deep);
  const tokens = await dataset.signInAll();
  const measured = {
    wide: await measure(dataset, wide, tokens, length),
    deep: await measure(dataset, deep, tokens, length),
  };
  const timesOf = (size: keyof typeof peers) => ({
    slots: measured[size].slots.perSecond.median / peers[size].slots,
    weeks: measured[size].weeks.perSecond.median / peers[size].weeks,
    unchangedWeeks: measured[size].unchangedWeeks.perSecond.median / peers[size].weeks,
    bookings: measured[size].bookings.perSecond.median / peers[size].bookings,
  });
  const times = { wide: timesOf('wide'), deep: timesOf('deep') };
  const misses = Object.entries(times).flatMap(([size, each]) =>
    Object.entries(each).flatMap(([what, factor]) => (factor >= goal ? [] : [`${what} of ${size}`])),
  );
  return { name: 'peers', passed: misses.length === 0, misses, goal, times, measured, what: length };
};
