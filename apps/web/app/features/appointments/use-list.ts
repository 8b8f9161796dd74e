import { dayBounds, pendingSince } from '@ayna/domain/calendar-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCutOff, isSearchable, searchQuery } from '../../data/appointment-search.ts';
import {
  type Appointment,
  allergiesQuery,
  appointmentsQuery,
  pendingQuery,
} from '../../data/appointments.ts';
import type { Days } from '../../parts/days.ts';
import { aroundToday, daysFrom } from './model/days.ts';
import { filterAppointments } from './model/filter-appointments.ts';
import type { AppointmentFilters } from './model/filters.ts';

const noAppointments: readonly Appointment[] = [];

/** What the server narrows; source and search are ours, and the status, which is counted, is too. */
const serverFilters = ({ employeeCode, serviceCode, customerCode }: AppointmentFilters) => ({
  ...(employeeCode === null ? {} : { employeeCode }),
  ...(serviceCode === null ? {} : { serviceCode }),
  ...(customerCode === null ? {} : { customerCode }),
});

/** The days that were chosen. Unasked, a customer or a search is looked for in all time, and everything else soon. */
const useShown = ({ days, customerCode, typed }: AppointmentFilters, today: string): Days | null => {
  const isOfAllTime = days === null && (customerCode !== null || isSearchable(typed));
  return useMemo(() => (isOfAllTime ? null : (days ?? daysFrom(today))), [isOfAllTime, days, today]);
};

const useAllergies = (salonCode: string, { first, last }: Days): ReadonlyMap<string, string> => {
  const { data } = useQuery(allergiesQuery(salonCode, { from: first, to: last }));
  return useMemo(() => new Map(data?.map((one) => [one.customerCode, one.allergies])), [data]);
};

/** Of the days that are looked at. One customer's are few, so the server needs no days for them. */
const daysQuery = (salonCode: string, filters: AppointmentFilters, shown: Days | null, today: string) => {
  const narrowed = serverFilters(filters);
  if (shown === null && filters.customerCode !== null) return appointmentsQuery(salonCode, narrowed);
  const { first, last } = shown ?? daysFrom(today);
  return appointmentsQuery(salonCode, { ...dayBounds(first, last), ...narrowed });
};

/** The appointments that fit what is asked, of whichever status. */
export const useList = (salonCode: string, filters: AppointmentFilters, today: string) => {
  const shown = useShown(filters, today);
  const near = useQuery({
    ...daysQuery(salonCode, filters, shown, today),
    placeholderData: keepPreviousData,
  });
  const waiting = useQuery({
    ...pendingQuery(salonCode, today, serverFilters(filters)),
    placeholderData: keepPreviousData,
  });
  const search = useQuery(searchQuery(salonCode, shown === null ? filters.typed : ''));
  const isSearch = shown === null && isSearchable(filters.typed);
  const filtered = useMemo(() => {
    const found = isSearch ? search.data : noAppointments;
    if (!near.data || !waiting.data || !found) return undefined;
    // Of the letters before, only what fits these stays.
    const [old, fresh] = search.isPlaceholderData ? [found, noAppointments] : [noAppointments, found];
    const options = { ...filters, shown, pendingSince: pendingSince(today), found: fresh };
    return filterAppointments([near.data, waiting.data, old], options);
  }, [near.data, waiting.data, search.data, search.isPlaceholderData, isSearch, filters, shown, today]);
  const queries = isSearch ? [near, waiting, search] : [near, waiting];
  return {
    shown,
    filtered,
    allergies: useAllergies(salonCode, shown ?? aroundToday(today)),
    /** The search found more than it answers. */
    isCutOff: isSearch && search.data !== undefined && isCutOff(search.data),
    failure: filtered ? undefined : (queries.find(({ error }) => error)?.error ?? undefined),
    /** What is shown is of an earlier choice, as far as it fits this one. */
    isOld: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    retry: () => queries.forEach((query) => void query.refetch()),
  };
};
