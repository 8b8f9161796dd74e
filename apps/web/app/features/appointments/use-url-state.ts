import { code } from '@ayna/contracts/core/shapes';
import { optionalParam, pageParam, useUrlState } from '../../lib/use-url-state.ts';
import { requestParam } from '../../parts/appointment-request-url.ts';
import { type AppointmentFilters, filterParams, noFilters } from './model/filters.ts';
import { urlWords } from './texts.ts';

const pageParams = {
  page: pageParam(urlWords.page),
  opened: optionalParam(urlWords.opened),
  requested: optionalParam(requestParam, (text) => code.safeParse(text).success),
};
const params = { ...filterParams, ...pageParams };

/** What is looked at; the address knows all of it. Another choice begins with its first page. */
export const useAppointmentsUrl = () => {
  const { values: filters } = useUrlState(filterParams);
  const { values, replace, push, open, close } = useUrlState(params, { opened: null });
  return {
    filters,
    page: values.page,
    opened: values.opened,
    /** The one that somebody came to decide on. */
    requested: values.requested,
    choose: (change: Partial<AppointmentFilters>) => replace({ ...change, page: 1 }),
    clear: () => replace({ ...noFilters, page: 1 }),
    /** Without an entry to go back to. */
    showPage: (page: number) => replace({ page }),
    toPage: (page: number) => push({ page }),
    open: (code: string) => open({ opened: code }),
    close,
  };
};

export type UrlState = ReturnType<typeof useAppointmentsUrl>;
