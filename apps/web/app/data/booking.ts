import type { NoRoomReason } from '@ayna/contracts/appointment';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { appointment } from '@ayna/contracts/core/online-booking-routes';
import { addDays } from '@ayna/domain/wall-clock';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { browserName } from '../lib/browser-name.ts';
import { cacheMs, staleWhileRevalidate } from '../lib/cache-times.ts';
import type { BodyOf, IdempotentBody } from './appointments.ts';

// What a customer asks of a salon's calendar while booking. Names behind occupied time never come with it.

const { routes } = appointment;

export type Slot = ResponseOf<typeof routes.freeSlots>[number];

/** A visit as these calls take it: `serviceCode` or `serviceCode~employeeCode`, separated by commas. */
type Visit = { readonly salonCode: string; readonly services: string };

const keyOf = (what: string, { salonCode, services }: Visit, when: string) =>
  ['appointment', 'available-time-slots', what, salonCode, services, when] as const;

/** Names the browser, so that what it finds nothing for is counted once and its holds are its own. */
const ownBrowser = () => ({ 'X-Browser': browserName() });

// A query carries a visit as text; the contract's type is what becomes of it.
const readFirstFree = ({ salonCode, services }: Visit, from: string, signal: AbortSignal) =>
  call(
    routes.firstFree,
    { params: { salonCode }, query: { from, services: services as never } },
    { signal, headers: ownBrowser() },
  );

const readSlots = ({ salonCode, services }: Visit, date: string, signal: AbortSignal) =>
  call(
    routes.freeSlots,
    { params: { salonCode }, query: { date, services: services as never } },
    { signal, headers: ownBrowser() },
  );

export const firstFreeQuery = (visit: Visit, from: string) =>
  queryOptions({
    queryKey: keyOf('first-free', visit, from),
    queryFn: async ({ signal }) => (await readFirstFree(visit, from, signal)).slot,
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

export const freeSlotsQuery = (visit: Visit, date: string) =>
  queryOptions({
    queryKey: keyOf('free-slots', visit, date),
    queryFn: ({ signal }) => readSlots(visit, date, signal),
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

/** The days of a month, 2026-11, on which the visit has room. */
export const freeDaysQuery = (visit: Visit, month: string) =>
  queryOptions({
    queryKey: keyOf('free-days', visit, month),
    queryFn: async ({ signal }) => {
      const { salonCode, services } = visit;
      const days = await call(
        routes.freeDays,
        { params: { salonCode }, query: { month, services: services as never } },
        { signal },
      );
      return new Set(days.filter(({ free }) => free).map(({ date }) => date));
    },
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

/** Why days have no room for the visit, by day; null for one that has. */
export const dayReasonsQuery = (visit: Visit, from: string, days: number) =>
  queryOptions({
    queryKey: keyOf('day-reasons', visit, `${from} ${days}`),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, NoRoomReason | null>> => {
      const { salonCode, services } = visit;
      const query = { from, days, services: services as never };
      const found = await call(routes.dayReasons, { params: { salonCode }, query }, { signal });
      return new Map(found.map(({ date, reason }) => [date, reason]));
    },
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

/** The hours of the visit's one employee on a day; null where none is chosen, or the salon is closed. */
export const dayOutlineQuery = (visit: Visit, date: string) =>
  queryOptions({
    queryKey: keyOf('day-outline', visit, date),
    queryFn: async ({ signal }) => {
      const { salonCode, services } = visit;
      const query = { date, services: services as never };
      return (await call(routes.dayOutline, { params: { salonCode }, query }, { signal })).outline;
    },
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

/** Days that are searched for the earliest times: three nearly full ones are enough to find as many. */
const searchedDays = 3;

/** The earliest starts from a day on, at most three. */
export const earliestSlotsQuery = (visit: Visit, from: string) =>
  queryOptions({
    queryKey: keyOf('earliest', visit, from),
    queryFn: async ({ signal }) => {
      const found: Slot[] = [];
      let day = from;
      for (let searched = 0; searched < searchedDays && found.length < 3; searched += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the next search begins where this one ended
        const { slot } = await readFirstFree(visit, day, signal);
        if (slot === null) break;
        const date = slot.startDate.slice(0, 10);
        // oxlint-disable-next-line no-await-in-loop -- of the day that was just found
        found.push(...(await readSlots(visit, date, signal)));
        day = addDays(date, 1);
      }
      return found.slice(0, 3);
    },
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

/** How the booking of the signed-in person would be taken: after visits that they missed, or not at all. */
export const bookingTermsQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['appointment', 'booking-terms', salonCode],
    queryFn: ({ signal }) => call(routes.bookingTerms, { params: { salonCode } }, { signal }),
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

export const holdTime = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.hold>) =>
    call(routes.hold, { body }, { key, headers: ownBrowser() }),
});

/** Gives the time back at once. Where the server does not hear it, the hold ends by itself. */
export const releaseHold = (params: InputOf<typeof routes.release>['params']): Promise<unknown> =>
  call(routes.release, { params }).catch(() => undefined);

export type BookedVisit = ResponseOf<typeof routes.book>;
export type BookingBody = BodyOf<typeof routes.book>;

/** A repeated response has no link, since only its hash is stored: another one replaces it. Without it the visit stands. */
const withLink = async (booked: BookedVisit): Promise<BookedVisit> => {
  const [first] = booked.appointments;
  if (booked.manageToken !== null || !first) return booked;
  // Rare, so its script stays away from the first step.
  const makeLink = import('./my-appointments.ts').then((own) => own.makeLink(first.code));
  return { ...booked, manageToken: await makeLink.catch(() => null) };
};

export const bookOnline = mutationOptions({
  mutationFn: async ({ body, key }: IdempotentBody<typeof routes.book>) =>
    withLink(await call(routes.book, { body }, { key })),
});
