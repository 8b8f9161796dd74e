import { isDate } from '@ayna/domain/wall-clock';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';
import { readParams, type UrlParams, wordParam, writeParams } from '../../lib/use-url-state.ts';
import { placeParam } from '../../parts/appointment-form/model/prefill.ts';
import { clampDay, rangeAround } from './model/calendar-days.ts';
import { employeesParam, type SelectedEmployees } from './model/selected-employees.ts';
import { urlWords } from './texts.ts';

export type View = keyof typeof urlWords.views;

export type UrlState = {
  readonly day: string;
  readonly view: View;
  /** Null while nobody was chosen. */
  readonly employees: SelectedEmployees | null;
};

/** Today and the first view go without saying, so that a kept link stays the present day's. */
const urlParams = (today: string): UrlParams<UrlState> => ({
  day: {
    read(search) {
      const day = search.get(urlWords.day) ?? '';
      return isDate(day) ? clampDay(day, rangeAround(today)) : today;
    },
    write: (day) => ({ [urlWords.day]: day === today ? '' : day }),
  },
  view: wordParam(urlWords.view, urlWords.views),
  employees: employeesParam,
});

export const parseUrlState = (search: URLSearchParams, today: string): UrlState =>
  readParams(urlParams(today), search);

export const toParams = (now: URLSearchParams, urlState: UrlState, today: string): URLSearchParams =>
  writeParams(urlParams(today), urlState, now);

/**
 * Day, view and employees are the address's. The screen goes ahead of it: it is painted first, and the
 * router, which renders the whole shell, follows after the paint. Anyone who is quick is several steps ahead,
 * so an address that arrives late and was asked for here changes nothing; any other, such as the one of going
 * back, is followed.
 */
export const useCalendarUrl = (today: string) => {
  const [params, setParams] = useSearchParams();
  const current = params.toString();
  const [search, setSearch] = useState(current);
  /** The router's address, and those on their way to it, oldest first. */
  const pending = useRef({
    there: current,
    requested: [] as readonly string[],
    cancel: () => undefined as void,
  });
  // In the commit itself: a key pressed right after it would count from the former address, and be lost.
  useLayoutEffect(() => {
    const { requested, cancel } = pending.current;
    const at = requested.indexOf(current);
    pending.current.there = current;
    pending.current.requested = at === -1 ? [] : requested.slice(at + 1);
    if (at !== -1) return;
    cancel();
    setSearch(current);
  }, [current]);
  const urlState = useMemo(() => parseUrlState(new URLSearchParams(search), today), [search, today]);
  const go = (change: Partial<UrlState>): void => {
    const next = toParams(new URLSearchParams(search), { ...urlState, ...change }, today).toString();
    pending.current.cancel();
    setSearch(next);
    pending.current.cancel = afterPaint(() => {
      const { requested, there: now } = pending.current;
      if ((requested.at(-1) ?? now) === next) return;
      pending.current.requested = [...requested, next];
      const nextParams = new URLSearchParams(next);
      // With the form beside the calendar there is one entry, which going back leaves.
      setParams(nextParams, { preventScrollReset: true, replace: placeParam.read(nextParams) !== null });
    });
  };
  const latest = useRef(go);
  useLayoutEffect(() => {
    latest.current = go;
  });
  // The same ever after, so that nothing is drawn for it.
  return { ...urlState, go: useCallback((change: Partial<UrlState>) => latest.current(change), []) };
};
