import { startTransition, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Service } from '../../data/services.ts';
import { replaceUrlParams } from '../../lib/replace-url-params.ts';
import { type Group, matchingCodes, type ServiceFilter, searchEntries, validCategory } from './search.ts';

const paramNames = { typed: 'ara', category: 'kategori' } as const;

const parseFilter = (params: URLSearchParams): ServiceFilter => ({
  typed: params.get(paramNames.typed) ?? '',
  category: params.get(paramNames.category) ?? '',
});

/** What is shown of the list; the address keeps it. What is typed or tapped is seen before the list follows. */
export const useFilters = (services: readonly Service[], groups: readonly Group[]) => {
  const [params] = useSearchParams();
  const [filter, setWanted] = useState({ ...parseFilter(params), params, round: 0 });
  // Another address, such as that of the entry in the menu, begins anew.
  if (filter.params !== params)
    setWanted(({ round }) => ({ ...parseFilter(params), params, round: round + 1 }));

  const want = useCallback((change: Partial<ServiceFilter>) => {
    const { typed, category } = change;
    replaceUrlParams({
      ...(typed === undefined ? {} : { [paramNames.typed]: typed.trim() }),
      ...(category === undefined ? {} : { [paramNames.category]: category }),
    });
    startTransition(() => setWanted((before) => ({ ...before, ...change })));
  }, []);
  const clear = () => {
    replaceUrlParams({ [paramNames.typed]: '', [paramNames.category]: '' });
    setWanted(({ round, params: at }) => ({ typed: '', category: '', params: at, round: round + 1 }));
  };

  const { typed, round } = filter;
  const category = validCategory(groups, filter.category);
  const findable = useMemo(() => searchEntries(services), [services]);
  const visibleCodes = useMemo(
    () => matchingCodes(findable, { typed, category }),
    [findable, typed, category],
  );
  return { typed, category, round, want, clear, visibleCodes };
};
