import { useSearchParams } from 'react-router';
import type { CustomersRequest } from '../../data/customers.ts';
import { pageFrom, pageText, withParam } from '../../lib/page-param.ts';
import { places } from './texts.ts';

export type Show = keyof typeof places.shows;
export type Sort = keyof typeof places.sorts;

/** The word's meaning in one of the tables of `places`; what is not in it is the first. */
const meaning = <Name extends string>(table: Readonly<Record<Name, string>>, word: string | null): Name => {
  const names = Object.keys(table) as Name[];
  return names.find((name) => table[name] === word) ?? (names[0] as Name);
};

/** Which part of the list is shown; the address knows all of it. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams();
  const go = (changes: Readonly<Record<string, string>>, replace = true): void =>
    setParams(
      (now) => Object.entries(changes).reduce((next, [name, value]) => withParam(next, name, value), now),
      { preventScrollReset: true, replace },
    );
  // Another narrowing has other pages.
  const narrow = (name: string, value: string): void => go({ [name]: value, [places.page]: '' });
  return {
    page: pageFrom(params.get(places.page)),
    search: params.get(places.search) ?? '',
    tag: params.get(places.tag) ?? '',
    show: meaning(places.shows, params.get(places.show)),
    sort: meaning(places.sorts, params.get(places.sort)),
    find: (text: string) => narrow(places.search, text),
    toShow: (show: Show) => narrow(places.show, places.shows[show]),
    toSort: (sort: Sort) => narrow(places.sort, places.sorts[sort]),
    untag: () => narrow(places.tag, ''),
    toPage: (page: number, replace = false) => go({ [places.page]: pageText(page) }, replace),
    clear: () => go({ [places.search]: '', [places.show]: '', [places.tag]: '', [places.page]: '' }),
  };
};

export type Place = ReturnType<typeof usePlace>;

/** The same as the API is asked. */
export const askedOf = ({ page, search, tag, show, sort }: Place): CustomersRequest => ({
  page: page - 1,
  sort,
  ...(search === '' ? {} : { s: search }),
  ...(tag === '' ? {} : { tag }),
  ...(show === 'all' ? {} : { show }),
});
