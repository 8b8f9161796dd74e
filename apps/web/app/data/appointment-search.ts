import { appointment, maxSearchResults } from '@ayna/contracts/appointment';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { lists } from './appointments.ts';

/** Fewer letters fit half of the salon, so the API refuses them. */
const minLetters = 2;

export const isSearchable = (typed: string): boolean => typed.length >= minLetters;

/** Appointments of all time whose customer fits what was typed, by name or phone; nothing is asked before two letters. */
export const searchQuery = (salonCode: string, typed: string) =>
  queryOptions({
    queryKey: [...lists, salonCode, { search: typed }],
    queryFn: ({ signal }) =>
      call(appointment.routes.search, { params: { salonCode }, query: { s: typed } }, { signal }),
    enabled: isSearchable(typed),
    // What fitted the last letters stays in sight while the next ones are looked for.
    placeholderData: keepPreviousData,
    ...cachedFor(cacheMs.filteredAppointments),
  });

/** A full answer may have left older ones out. */
export const isCutOff = (found: readonly unknown[]): boolean => found.length >= maxSearchResults;
