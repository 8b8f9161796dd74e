import { isDate } from '@ayna/domain/wall-clock';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';
import { withParam } from '../../lib/page-param.ts';
import { clampDay, rangeAround } from './model/calendar-days.ts';
import { urlWords } from './texts.ts';

export type View = keyof typeof urlWords.views;

export type UrlState = {
  readonly day: string;
  readonly view: View;
  /** A code, the word for everybody, or null while nobody was chosen. */
  readonly employee: string | null;
};

const viewOf = (word: string | null): View => {
  if (word === urlWords.views.weekly) return 'weekly';
  return word === urlWords.views.monthly ? 'monthly' : 'daily';
};

export const parseUrlState = (params: URLSearchParams, today: string): UrlState => {
  const day = params.get(urlWords.day) ?? '';
  return {
    day: isDate(day) ? clampDay(day, rangeAround(today)) : today,
    view: viewOf(params.get(urlWords.view)),
    employee: params.get(urlWords.employee),
  };
};

/** Today and the first view go without saying, so that a kept link stays the present day's. */
export const toParams = (now: URLSearchParams, urlState: UrlState, today: string): URLSearchParams =>
  [
    [urlWords.day, urlState.day === today ? '' : urlState.day] as const,
    [urlWords.view, urlWords.views[urlState.view]] as const,
    [urlWords.employee, urlState.employee ?? ''] as const,
  ].reduce((params, [name, value]) => withParam(params, name, value), now);

/**
 * Day, view and employee are the address's. The screen goes ahead of it: it is painted first, and the
 * router, which renders the whole shell, follows after the paint. Whoever is quick is several steps ahead,
 * so an address that arrives late and was asked for here changes nothing; any other, such as the one of going
 * back, is followed.
 */
export const useUrlState = (today: string) => {
  const [params, setParams] = useSearchParams();
  const current = params.toString();
  const [search, setSearch] = useState(current);
  /** The router's address, and those on their way to it, oldest first. */
  const pending = useRef({
    there: current,
    requested: [] as readonly string[],
    cancel: () => undefined as void,
  });
  useEffect(() => {
    const { requested, cancel } = pending.current;
    const at = requested.indexOf(current);
    pending.current.there = current;
    pending.current.requested = at === -1 ? [] : requested.slice(at + 1);
    if (at !== -1) return;
    cancel();
    setSearch(current);
  }, [current]);
  const urlState = parseUrlState(new URLSearchParams(search), today);
  const go = (change: Partial<UrlState>): void => {
    const next = toParams(new URLSearchParams(search), { ...urlState, ...change }, today).toString();
    pending.current.cancel();
    setSearch(next);
    pending.current.cancel = afterPaint(() => {
      const { requested, there: now } = pending.current;
      if ((requested.at(-1) ?? now) === next) return;
      pending.current.requested = [...requested, next];
      setParams(new URLSearchParams(next), { preventScrollReset: true });
    });
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  // The same ever after, so that nothing is drawn for it.
  return { ...urlState, go: useCallback((change: Partial<UrlState>) => latest.current(change), []) };
};
