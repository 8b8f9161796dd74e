import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { openingState, useCloseInAddress } from '../../lib/address-dialog.ts';
import { pageFrom, pageText, withParam } from '../../lib/page-param.ts';
import { type AppointmentFilters, noFilters, parseFilters, toParams } from './model/filters.ts';
import { urlWords } from './texts.ts';

/** What is looked at; the address knows all of it. Another choice begins with its first page. */
export const useUrlState = () => {
  const [params, setParams] = useSearchParams();
  const go = (words: Readonly<Record<string, string>>, replace: boolean, state?: typeof openingState): void =>
    setParams(
      (now) => Object.entries(words).reduce((next, [name, value]) => withParam(next, name, value), now),
      { preventScrollReset: true, replace, state },
    );
  const close = useCloseInAddress(() => go({ [urlWords.opened]: '' }, true));
  const filters = useMemo(() => parseFilters(params), [params]);
  return {
    filters,
    page: pageFrom(params.get(urlWords.page)),
    opened: params.get(urlWords.opened),
    choose: (change: Partial<AppointmentFilters>) => go({ ...toParams(change), [urlWords.page]: '' }, true),
    clear: () => go({ ...toParams(noFilters), [urlWords.page]: '' }, true),
    toPage: (page: number) => go({ [urlWords.page]: pageText(page) }, false),
    open: (code: string) => go({ [urlWords.opened]: code }, false, openingState),
    close,
  };
};

export type UrlState = ReturnType<typeof useUrlState>;
