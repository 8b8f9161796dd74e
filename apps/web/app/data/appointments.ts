import {
  type Appointment,
  appointment,
  type Block,
  type HistoryEntry,
  type ScheduleConflict,
} from '@ayna/contracts/appointment';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { pendingFilters } from '@ayna/domain/calendar-range';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs, staleWhileRevalidate } from '../lib/cache-times.ts';
import { unlessStarted } from '../lib/calendar-start.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = appointment;

export type { Appointment, Block, HistoryEntry, ScheduleConflict };

type AppointmentDetails = ResponseOf<typeof routes.byCode>;

export type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
/** `key` is one per form: sent twice, it is done once. */
export type IdempotentBody<R> = { readonly body: BodyOf<R>; readonly key: string };

type Filters = InputOf<typeof routes.bySalonFiltered>['query'];

/** Under this key every query answers a list of appointments. */
export const lists = ['appointment', 'by-salon-filtered'] as const;

/** Appointments that overlap the time and fit the filters; both ends are wall clock. */
export const appointmentsQuery = (salonCode: string, filters: Filters) =>
  queryOptions({
    queryKey: [...lists, salonCode, filters],
    queryFn: (context) =>
      unlessStarted(context, () =>
        call(routes.bySalonFiltered, { params: { salonCode }, query: filters }, { signal: context.signal }),
      ),
    ...cachedFor(cacheMs.filteredAppointments),
  });

type PendingFilters = Pick<Filters, 'employeeCode' | 'serviceCode' | 'customerCode'>;

/** All who wait to be approved, however far off. */
export const pendingQuery = (salonCode: string, today: string, filters: PendingFilters) =>
  appointmentsQuery(salonCode, { ...pendingFilters(today), ...filters });

/** How many wait to be approved: all of the salon, or one employee's. */
export const pendingCountQuery = (salonCode: string, today: string, filters: PendingFilters = {}) =>
  queryOptions({
    queryKey: ['appointment', 'waiting-count', salonCode, today, filters],
    queryFn: (context) =>
      unlessStarted(context, () =>
        call(
          routes.bySalonFilteredCount,
          { params: { salonCode }, query: { ...pendingFilters(today), ...filters } },
          { signal: context.signal },
        ),
      ),
    ...cachedFor(cacheMs.filteredAppointments),
  });

export const appointmentQuery = (code: string) =>
  queryOptions({
    queryKey: ['appointment', 'one', code],
    queryFn: ({ signal }) => call(routes.byCode, { params: { code } }, { signal }),
    ...cachedFor(cacheMs.appointment),
  });

/** The one that a list on the screen has already, to be shown until it comes by itself. No list has allergies. */
export const findInLists = (client: QueryClient, code: string): AppointmentDetails | undefined => {
  for (const [, all] of client.getQueriesData<readonly Appointment[]>({ queryKey: lists })) {
    const match = all?.find((each) => each.code === code);
    if (match) return { ...match, allergies: '' };
  }
  return undefined;
};

/** Where an appointment could go on a day; under the key of free times, which other modules make old too. */
export const moveSlotsQuery = (code: string, query: InputOf<typeof routes.moveSlots>['query']) =>
  queryOptions({
    queryKey: ['appointment', 'available-time-slots', 'move', code, query],
    queryFn: ({ signal }) => call(routes.moveSlots, { params: { code }, query }, { signal }),
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

/** Customers with an allergy who come on these days, as far as the reader may know; also by what their cards say. */
export const allergiesQuery = (salonCode: string, query: InputOf<typeof routes.allergies>['query']) =>
  queryOptions({
    queryKey: ['appointment', 'allergies', salonCode, query],
    queryFn: ({ signal }) => call(routes.allergies, { params: { salonCode }, query }, { signal }),
    ...cachedFor(cacheMs.filteredAppointments),
  });

/** How many each day has, for the month. */
export const dayCountsQuery = (salonCode: string, query: InputOf<typeof routes.dayCounts>['query']) =>
  queryOptions({
    queryKey: ['appointment', 'day-counts', salonCode, query],
    queryFn: ({ signal }) => call(routes.dayCounts, { params: { salonCode }, query }, { signal }),
    ...cachedFor(cacheMs.filteredAppointments),
  });

export const blocksQuery = (salonCode: string, query: InputOf<typeof routes.blocks>['query']) =>
  queryOptions({
    queryKey: ['appointment', 'blocks', salonCode, query],
    queryFn: (context) =>
      unlessStarted(context, () =>
        call(routes.blocks, { params: { salonCode }, query }, { signal: context.signal }),
      ),
    ...cachedFor(cacheMs.filteredAppointments),
  });

/** A day as the desk may book it. */
export type DeskDay = ResponseOf<typeof routes.deskDays>[number];

type RequestedService = { readonly serviceCode: string; readonly employeeCode: string | null };

export type DeskDaysRequest = {
  readonly from: string;
  readonly days: number;
  readonly requested: readonly RequestedService[];
  /** In minutes, where it is other than the service's. */
  readonly duration: number | null;
  /** A clock beside the salon's step, 14:10. */
  readonly at: string | null;
};

const serviceParam = ({ serviceCode, employeeCode }: RequestedService): string =>
  employeeCode === null ? serviceCode : `${serviceCode}~${employeeCode}`;

/** When the desk may begin a visit. Like the free times of customers, it hangs on what other modules own too. */
export const deskDaysQuery = (
  salonCode: string,
  { from, days, requested, duration, at }: DeskDaysRequest,
) => {
  const asked = {
    from,
    days,
    services: requested.map(serviceParam).join(','),
    ...(duration === null ? {} : { duration }),
    ...(at === null ? {} : { at }),
  };
  return queryOptions({
    queryKey: ['appointment', 'available-time-slots', 'desk', salonCode, asked],
    queryFn: ({ signal }) =>
      // A query carries a visit as text; the contract's type is what becomes of it.
      call(routes.deskDays, { params: { salonCode }, query: asked as never }, { signal }),
    enabled: requested.length > 0,
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });
};

/** Which rule took which of an employee's hours on a day. */
export const unavailableReasonsQuery = (
  salonCode: string,
  query: InputOf<typeof routes.unavailableTimes>['query'],
) =>
  queryOptions({
    queryKey: ['appointment', 'reasons', salonCode, query],
    queryFn: ({ signal }) => call(routes.unavailableTimes, { params: { salonCode }, query }, { signal }),
    ...staleWhileRevalidate(cacheMs.availableSlots),
  });

export type ConflictsRequest = InputOf<typeof routes.conflicts>['query'];

/** What the hours no longer allow, with who could take each; leaves, hours and closed days decide, so it is read again with them. */
export const conflictsQuery = (salonCode: string, query: ConflictsRequest) =>
  queryOptions({
    queryKey: ['appointment', 'conflicts', salonCode, query],
    queryFn: ({ signal }) => call(routes.conflicts, { params: { salonCode }, query }, { signal }),
    ...cachedFor(cacheMs.filteredAppointments),
  });

/** Who changed what, oldest first. */
export const historyQuery = (code: string) =>
  queryOptions({
    queryKey: ['appointment', 'history', code],
    queryFn: ({ signal }) => call(routes.history, { params: { code } }, { signal }),
    staleTime: 0,
  });

/** Puts the changed one where the lists have the old one, so that a screen need not wait for its list. */
export const replaceInLists = (client: QueryClient, changed: Appointment): void => {
  client.setQueriesData<readonly Appointment[]>({ queryKey: lists }, (all) =>
    all?.map((each) => (each.code === changed.code ? changed : each)),
  );
  // The answer to a change has no allergies and no times: those that are shown stay until it is read again.
  client.setQueryData(appointmentQuery(changed.code).queryKey, (old) => old && { ...old, ...changed });
};

const onSettled = invalidateModules('appointment');

type StatusChange = { readonly code: string; readonly status: Appointment['status'] };

/** A completion is followed by an income, so what finance answers is old too. */
export const changeStatus = mutationOptions({
  mutationFn: ({ code, status }: StatusChange) =>
    call(routes.updateStatus, { params: { code }, query: { status } }),
  onSuccess: ({ appointment: changed }, _input, _before, { client }) => replaceInLists(client, changed),
  onSettled: invalidateModules('appointment', 'finance'),
});

/** Takes the last change of status back; for the person who made it, for a minute. */
export const undoStatus = mutationOptions({
  mutationFn: (code: string) => call(routes.undo, { params: { code } }),
  onSuccess: (changed, _code, _before, { client }) => replaceInLists(client, changed),
  onSettled: invalidateModules('appointment', 'finance'),
});

type Change = { readonly code: string; readonly body: BodyOf<typeof routes.change> };

/** Moves, reassigns, resizes or notes. A version that is not the present one is refused as a conflict. */
export const changeAppointment = mutationOptions({
  mutationFn: ({ code, body }: Change) => call(routes.change, { params: { code }, body }),
  onSuccess: (changed, _input, _before, { client }) => replaceInLists(client, changed),
  onSettled,
});

type MoveUndo = { readonly code: string; readonly body: BodyOf<typeof routes.undoMove> };

/** Puts it back as it lay before its last move, phases and all; for the person who moved it, for a quarter of an hour. */
export const undoMove = mutationOptions({
  mutationFn: ({ code, body }: MoveUndo) => call(routes.undoMove, { params: { code }, body }),
  onSuccess: (changed, _input, _before, { client }) => replaceInLists(client, changed),
  onSettled,
});

export const bookByDesk = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.bookByDesk>) =>
    call(routes.bookByDesk, { body }, { key }),
  onSettled: invalidateModules('appointment', 'customer'),
});

export const blockTime = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.blockTime>) =>
    call(routes.blockTime, { body }, { key }),
  onSettled,
});

export const unblockTime = mutationOptions({
  mutationFn: (params: InputOf<typeof routes.unblock>['params']) => call(routes.unblock, { params }),
  onSettled,
});
