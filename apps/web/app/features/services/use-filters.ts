import { startTransition, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Service } from '../../data/services.ts';
import { replaceUrlParams } from '../../lib/replace-url-params.ts';
import { findableOf, foundCodes, type Group, knownCategory, type Wanted } from './found.ts';

const names = { typed: 'ara', category: 'kategori' } as const;

const wantedIn = (params: URLSearchParams): Wanted => ({
  typed: params.get(names.typed) ?? '',
  category: params.get(names.category) ?? '',
});

/** What is shown of the list; the address keeps it. What is typed or tapped is seen before the list follows. */
export const useFilters = (services: readonly Service[], groups: readonly Group[]) => {
  const [params] = useSearchParams();
  const [wanted, setWanted] = useState({ ...wantedIn(params), params, round: 0 });
  // Another address, such as that of the entry in the menu, begins anew.
  if (wanted.params !== params) setWanted(({ round }) => ({ ...wantedIn(params), params, round: round + 1 }));

  const want = useCallback((news: Partial<Wanted>) => {
    const { typed, category } = news;
    replaceUrlParams({
      ...(typed === undefined ? {} : { [names.typed]: typed.trim() }),
      ...(category === undefined ? {} : { [names.category]: category }),
    });
    startTransition(() => setWanted((before) => ({ ...before, ...news })));
  }, []);
  const clear = () => {
    replaceUrlParams({ [names.typed]: '', [names.category]: '' });
    setWanted(({ round, params: at }) => ({ typed: '', category: '', params: at, round: round + 1 }));
  };

  const { typed, round } = wanted;
  const category = knownCategory(groups, wanted.category);
  const findable = useMemo(() => findableOf(services), [services]);
  const found = useMemo(() => foundCodes(findable, { typed, category }), [findable, typed, category]);
  return { typed, category, round, want, clear, found };
};
