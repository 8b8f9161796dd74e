import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { salonMatchesQuery } from '../../data/panel-search.ts';
import { userPageQuery } from '../../data/users.ts';
import { useDebouncedSearch } from '../../ui/search-field.tsx';
import { personInPanel, salonInPanel } from '../panel-links.ts';

/** So many of each are shown. */
const shownCount = 5;

/** One letter fits half of everybody. */
const minLength = 2;

const peopleQuery = (search: string) => userPageQuery({ index: 0, search, pageSize: shownCount });

/** What is typed, and the salons and people it fits. */
export const usePanelSearch = (start: string) => {
  const client = useQueryClient();
  const [searched, search] = useState(start.trim());
  const [typed, setTyped] = useDebouncedSearch(searched, search);
  const isSearch = searched.length >= minLength;
  const salons = useQuery({ ...salonMatchesQuery(searched), enabled: isSearch });
  const people = useQuery({ ...peopleQuery(searched), enabled: isSearch });
  const isFound =
    isSearch && salons.data !== undefined && people.data !== undefined && !people.isPlaceholderData;

  /** Where the first match of what stands in the field by now is, though its answer may still be on the way. */
  const first = async (): Promise<string | undefined> => {
    const wanted = typed.trim();
    if (wanted.length < minLength) return undefined;
    search(wanted);
    const [salon] = (await client.fetchQuery(salonMatchesQuery(wanted))).items;
    if (salon) return salonInPanel(salon.code);
    const [person] = (await client.fetchQuery(peopleQuery(wanted))).items;
    return person && personInPanel(person.phone);
  };

  return {
    typed,
    setTyped,
    searched,
    isSearch,
    salons: isFound ? salons.data.items.slice(0, shownCount) : undefined,
    people: isFound ? people.data.items : undefined,
    /** How many there are, of which the first are shown. */
    totals: isFound ? ([salons.data.totalCount, people.data.totalCount] as const) : undefined,
    isCut: isFound && Math.max(salons.data.totalCount, people.data.totalCount) > shownCount,
    failure: isSearch ? (salons.error ?? people.error ?? undefined) : undefined,
    retry: () => void Promise.all([salons.refetch(), people.refetch()]),
    first,
  };
};

export type PanelSearchState = ReturnType<typeof usePanelSearch>;
