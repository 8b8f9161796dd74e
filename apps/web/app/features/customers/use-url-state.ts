import type { CustomersRequest } from '../../data/customers.ts';
import { optionalParam, pageParam, textParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { urlWords } from './texts.ts';

export type CustomerFilter = keyof typeof urlWords.shows;
export type CustomerSort = keyof typeof urlWords.sorts;

/** The API refuses what is no code. */
const isCode = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const params = {
  page: pageParam(urlWords.page),
  search: textParam(urlWords.search),
  tag: textParam(urlWords.tag),
  /** The service after which customers stay away. */
  lapsed: optionalParam(urlWords.lapsed, isCode),
  show: wordParam<CustomerFilter>(urlWords.show, urlWords.shows),
  sort: wordParam<CustomerSort>(urlWords.sort, urlWords.sorts),
};

/** Which part of the list is shown; the address knows all of it. */
export const useCustomersUrl = () => {
  const { values, replace, push } = useUrlState(params);
  return {
    ...values,
    /** Another narrowing has other pages. */
    narrow: (change: Partial<Omit<typeof values, 'page'>>) => replace({ ...change, page: 1 }),
    toPage: (page: number) => push({ page }),
    toLastPage: (page: number) => replace({ page }),
  };
};

export type UrlState = ReturnType<typeof useCustomersUrl>;

/** The same as the API is asked. */
export const toCustomersRequest = ({
  page,
  search,
  tag,
  lapsed,
  show,
  sort,
}: UrlState): CustomersRequest => ({
  page: page - 1,
  sort,
  ...(search === '' ? {} : { s: search }),
  ...(tag === '' ? {} : { tag }),
  ...(lapsed === null ? {} : { lapsed }),
  ...(show === 'all' ? {} : { show }),
});
