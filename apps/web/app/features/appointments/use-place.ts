import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { pageFrom, pageText, withParam } from '../../lib/page-param.ts';
import { type Asked, askedIn, everything, wordsOf } from './model/asked.ts';
import { places } from './texts.ts';

/** What is looked at; the address knows all of it. Another choice begins with its first page. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams();
  const go = (words: Readonly<Record<string, string>>, replace: boolean): void =>
    setParams(
      (now) => Object.entries(words).reduce((next, [name, value]) => withParam(next, name, value), now),
      { preventScrollReset: true, replace },
    );
  const asked = useMemo(() => askedIn(params), [params]);
  return {
    asked,
    page: pageFrom(params.get(places.page)),
    opened: params.get(places.opened),
    choose: (change: Partial<Asked>) => go({ ...wordsOf(change), [places.page]: '' }, true),
    clear: () => go({ ...wordsOf(everything), [places.page]: '' }, true),
    toPage: (page: number) => go({ [places.page]: pageText(page) }, false),
    open: (code: string) => go({ [places.opened]: code }, false),
    close: () => go({ [places.opened]: '' }, true),
  };
};

export type Place = ReturnType<typeof usePlace>;
