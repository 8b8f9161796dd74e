import { plantFull } from '../appointments/full.ts';
import { howLong } from '../appointments/turns.ts';
import { openWorld, sizesWanted } from '../appointments/world.ts';
import { judgeBooking, measureBooking } from '../book/bench.ts';
import { judgeCalendar, measureCalendar } from '../calendar/bench.ts';
import { judgeSlots, measureSlots } from '../slots/bench.ts';

/** What `calendar`, `slots` and `book` measure, in one world that is loaded once and grows from size to size. */
export const bench = async (short: boolean) => {
  const how = howLong(short);
  await using world = await openWorld();
  await plantFull(world);
  const [calendars, slots, bookings] = [[], [], []] as [
    Parameters<typeof judgeCalendar>[0][number][],
    Parameters<typeof judgeSlots>[0][number][],
    Parameters<typeof judgeBooking>[1][number][],
  ];
  for (const [index, millions] of sizesWanted(short).entries()) {
    calendars.push(await measureCalendar(world, millions, how));
    slots.push(await measureSlots(world, millions, how));
    bookings.push(await measureBooking(world, millions, index, how));
    console.log(JSON.stringify({ millions, of: [calendars.at(-1), slots.at(-1), bookings.at(-1)?.booking] }));
  }
  const calendar = judgeCalendar(calendars);
  const free = judgeSlots(slots);
  const book = await judgeBooking(world, bookings, short);
  const passed = calendar.passed && free.passed && book.passed;
  return { name: 'engine', passed, calendar, slots: free, book, what: how };
};
