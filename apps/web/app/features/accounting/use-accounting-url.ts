import { code } from '@ayna/contracts/core/shapes';
import type { TransactionsRequest } from '../../data/finance.ts';
import { optionalParam, pageParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { type Days, daysParam } from '../../parts/days.ts';
import { urlWords } from './texts.ts';

export type TypeFilter = keyof typeof urlWords.types;
export type CategoryFilter = keyof typeof urlWords.categories;
export type StatusFilter = keyof typeof urlWords.statuses;

const params = {
  days: daysParam(urlWords),
  type: wordParam<TypeFilter>(urlWords.type, urlWords.types),
  category: wordParam<CategoryFilter>(urlWords.category, urlWords.categories),
  status: wordParam<StatusFilter>(urlWords.status, urlWords.statuses),
  employeeCode: optionalParam(urlWords.employee, (text) => code.safeParse(text).success),
  page: pageParam(urlWords.page),
};

/** Which transactions are shown; the address knows all of it. */
export const useAccountingUrl = () => {
  const { values, replace, push } = useUrlState(params);
  const { type, category, status, employeeCode } = values;
  return {
    ...values,
    isNarrowed: type !== 'all' || category !== 'all' || status !== 'all' || employeeCode !== null,
    /** Another choice begins with its first page. */
    choose: (change: Partial<Omit<typeof values, 'page'>>) => replace({ ...change, page: 1 }),
    clear: () => replace({ type: 'all', category: 'all', status: 'all', employeeCode: null, page: 1 }),
    toPage: (page: number) => push({ page }),
  };
};

export type UrlState = ReturnType<typeof useAccountingUrl>;

/** The same as the API is asked. */
export const toRequest = (urlState: UrlState, shown: Days): TransactionsRequest => {
  const { type, category, status, employeeCode } = urlState;
  return {
    startDate: shown.first,
    endDate: shown.last,
    ...(type === 'all' ? {} : { type }),
    ...(category === 'all' ? {} : { category }),
    ...(status === 'all' ? {} : { status: status === 'paid' ? 'true' : 'false' }),
    ...(employeeCode === null ? {} : { employeeCode }),
  };
};
