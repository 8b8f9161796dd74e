import { isDate } from '@ayna/domain/wall-clock';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';
import { withParam } from '../../lib/page-param.ts';
import { clampDay, reachAround } from './model/day-walk.ts';
import { places } from './texts.ts';

export type View = keyof typeof places.views;

export type Place = {
  readonly day: string;
  readonly view: View;
  /** A code, the word for everybody, or null while nobody was chosen. */
  readonly employee: string | null;
};

const viewOf = (word: string | null): View => {
  if (word === places.views.weekly) return 'weekly';
  return word === places.views.monthly ? 'monthly' : 'daily';
};

export const placeFrom = (params: URLSearchParams, today: string): Place => {
  const day = params.get(places.day) ?? '';
  return {
    day: isDate(day) ? clampDay(day, reachAround(today)) : today,
    view: viewOf(params.get(places.view)),
    employee: params.get(places.employee),
  };
};

/** Today and the first view go without saying, so that a kept link stays the present day's. */
export const paramsOf = (now: URLSearchParams, place: Place, today: string): URLSearchParams =>
  [
    [places.day, place.day === today ? '' : place.day] as const,
    [places.view, places.views[place.view]] as const,
    [places.employee, place.employee ?? ''] as const,
  ].reduce((params, [name, value]) => withParam(params, name, value), now);

/**
 * Day, view and employee are the address's. The screen goes ahead of it: it is painted first, and the
 * router, which renders the whole shell, follows after the paint. Whoever is quick is several steps ahead,
 * so an address that arrives late and was asked for here changes nothing; any other, such as the one of going
 * back, is followed.
 */
export const usePlace = (today: string) => {
  const [params, setParams] = useSearchParams();
  const there = params.toString();
  const [search, setSearch] = useState(there);
  /** The router's address, and those on their way to it, oldest first. */
  const way = useRef({ there, asked: [] as readonly string[], callOff: () => undefined as void });
  useEffect(() => {
    const { asked, callOff } = way.current;
    const at = asked.indexOf(there);
    way.current.there = there;
    way.current.asked = at === -1 ? [] : asked.slice(at + 1);
    if (at !== -1) return;
    callOff();
    setSearch(there);
  }, [there]);
  const place = placeFrom(new URLSearchParams(search), today);
  const go = (change: Partial<Place>): void => {
    const wanted = paramsOf(new URLSearchParams(search), { ...place, ...change }, today).toString();
    way.current.callOff();
    setSearch(wanted);
    way.current.callOff = afterPaint(() => {
      const { asked, there: now } = way.current;
      if ((asked.at(-1) ?? now) === wanted) return;
      way.current.asked = [...asked, wanted];
      setParams(new URLSearchParams(wanted), { preventScrollReset: true });
    });
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  // The same ever after, so that nothing is drawn for it.
  return { ...place, go: useCallback((change: Partial<Place>) => latest.current(change), []) };
};
