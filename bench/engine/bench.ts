import { openDataset, requestedSizes } from '../appointments/dataset.ts';
import { insertFullSalons } from '../appointments/full-salons.ts';
import { runLength } from '../appointments/measure-by-turns.ts';
import { evaluateBooking, measureBooking } from '../book/bench.ts';
import { evaluateCalendar, measureCalendar } from '../calendar/bench.ts';
import { evaluateSlots, measureSlots } from '../slots/bench.ts';

/** What `calendar`, `slots` and `book` measure, on one dataset that is loaded once and grows from size to size. */
export const runBench = async (short: boolean) => {
  const length = runLength(short);
  await using dataset = await openDataset();
  await insertFullSalons(dataset);
  const [calendars, slots, bookings] = [[], [], []] as [
    Parameters<typeof evaluateCalendar>[0][number][],
    Parameters<typeof evaluateSlots>[0][number][],
    Parameters<typeof evaluateBooking>[1][number][],
  ];
  for (const [index, millions] of requestedSizes(short).entries()) {
    calendars.push(await measureCalendar(dataset, millions, length));
    slots.push(await measureSlots(dataset, millions, length));
    bookings.push(await measureBooking(dataset, millions, index, length));
    console.log(JSON.stringify({ millions, of: [calendars.at(-1), slots.at(-1), bookings.at(-1)?.booking] }));
  }
  const calendar = evaluateCalendar(calendars);
  const free = evaluateSlots(slots);
  const book = await evaluateBooking(dataset, bookings, short);
  const passed = calendar.passed && free.passed && book.passed;
  return { name: 'engine', passed, calendar, slots: free, book, what: length };
};
