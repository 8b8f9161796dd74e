import { code } from '@ayna/contracts/core/shapes';
import { useMemo } from 'react';
import { optionalParam, pageParam, useUrlState } from '../../lib/use-url-state.ts';
import { requestParam } from '../../parts/appointment-request-url.ts';
import { type AppointmentFilters, filterParams, hasFilters, noFilters } from './model/filters.ts';
import { urlWords } from './texts.ts';

const pageParams = {
  page: pageParam(urlWords.page),
  opened: optionalParam(urlWords.opened),
  requested: optionalParam(requestParam, (text) => code.safeParse(text).success),
};
const params = { ...filterParams, ...pageParams };

/** Those who decide on their own requests begin with them; then everybody has a word in the address. */
const withOwn = (filters: AppointmentFilters, ownCode: string | null): AppointmentFilters => {
  const { employeeCode } = filters;
  return { ...filters, employeeCode: employeeCode === urlWords.everybody ? null : (employeeCode ?? ownCode) };
};

const toAddress = (change: Partial<AppointmentFilters>, ownCode: string | null) =>
  change.employeeCode === null && ownCode !== null ? { ...change, employeeCode: urlWords.everybody } : change;

/** What is looked at; the address knows all of it. Another choice begins with its first page. */
export const useAppointmentsUrl = (ownCode: string | null) => {
  const { values: requestedFilters } = useUrlState(filterParams);
  const { values, replace, push, open, close } = useUrlState(params, { opened: null });
  const filters = useMemo(() => withOwn(requestedFilters, ownCode), [requestedFilters, ownCode]);
  return {
    filters,
    isNarrowed: hasFilters(requestedFilters),
    page: values.page,
    opened: values.opened,
    /** The one that somebody came to decide on. */
    requested: values.requested,
    choose: (change: Partial<AppointmentFilters>) => replace({ ...toAddress(change, ownCode), page: 1 }),
    clear: () => replace({ ...noFilters, page: 1 }),
    /** All who wait, of whichever day; going back returns to the days. */
    showWaiting: () => push({ status: 'Pending', days: null, page: 1 }),
    /** Without an entry to go back to. */
    showPage: (page: number) => replace({ page }),
    toPage: (page: number) => push({ page }),
    open: (code: string) => open({ opened: code }),
    close,
  };
};

export type UrlState = ReturnType<typeof useAppointmentsUrl>;
