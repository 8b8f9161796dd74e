import { useSearchParams } from 'react-router';
import type { CustomersRequest } from '../../data/customers.ts';
import { pageFrom, pageText, withParam } from '../../lib/page-param.ts';
import { urlWords } from './texts.ts';

export type CustomerFilter = keyof typeof urlWords.shows;
export type CustomerSort = keyof typeof urlWords.sorts;

/** The word's meaning in one of the tables of `places`; what is not in it is the first. */
const parseWord = <Name extends string>(table: Readonly<Record<Name, string>>, word: string | null): Name => {
  const names = Object.keys(table) as Name[];
  return names.find((name) => table[name] === word) ?? (names[0] as Name);
};

/** Which part of the list is shown; the address knows all of it. */
export const useUrlState = () => {
  const [params, setParams] = useSearchParams();
  const go = (changes: Readonly<Record<string, string>>, replace = true): void =>
    setParams(
      (now) => Object.entries(changes).reduce((next, [name, value]) => withParam(next, name, value), now),
      { preventScrollReset: true, replace },
    );
  // Another narrowing has other pages.
  const narrow = (name: string, value: string): void => go({ [name]: value, [urlWords.page]: '' });
  return {
    page: pageFrom(params.get(urlWords.page)),
    search: params.get(urlWords.search) ?? '',
    tag: params.get(urlWords.tag) ?? '',
    show: parseWord(urlWords.shows, params.get(urlWords.show)),
    sort: parseWord(urlWords.sorts, params.get(urlWords.sort)),
    find: (text: string) => narrow(urlWords.search, text),
    toShow: (show: CustomerFilter) => narrow(urlWords.show, urlWords.shows[show]),
    toSort: (sort: CustomerSort) => narrow(urlWords.sort, urlWords.sorts[sort]),
    untag: () => narrow(urlWords.tag, ''),
    toPage: (page: number, replace = false) => go({ [urlWords.page]: pageText(page) }, replace),
    clear: () => go({ [urlWords.search]: '', [urlWords.show]: '', [urlWords.tag]: '', [urlWords.page]: '' }),
  };
};

export type UrlState = ReturnType<typeof useUrlState>;

/** The same as the API is asked. */
export const toCustomersRequest = ({ page, search, tag, show, sort }: UrlState): CustomersRequest => ({
  page: page - 1,
  sort,
  ...(search === '' ? {} : { s: search }),
  ...(tag === '' ? {} : { tag }),
  ...(show === 'all' ? {} : { show }),
});
