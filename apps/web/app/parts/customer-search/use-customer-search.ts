import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CustomerCard,
  type CustomerMatch,
  customerSearchQuery,
  latestCustomersQuery,
  minSearchLength,
} from '../../data/customers.ts';
import { useDebouncedSearch } from '../use-debounced-search.ts';

/** So many of those who came last fit under the field without scrolling. */
const latestCount = 6;

const toMatch = ({ code, name, lastname, phone, allergies, figures }: CustomerCard): CustomerMatch => ({
  code,
  name,
  lastname,
  phone,
  allergies,
  lastVisit: figures.lastVisit,
  nextVisit: figures.nextVisit,
});

/** What is typed, whom it fits, and those who came last as long as nothing is. */
export const useCustomerSearch = (salonCode: string, start: string) => {
  const client = useQueryClient();
  const [searched, search] = useState(start.trim());
  const [typed, setTyped] = useDebouncedSearch(searched, search);
  const isSearch = searched.length >= minSearchLength;
  const found = useQuery(customerSearchQuery(salonCode, searched));
  const latest = useQuery({ ...latestCustomersQuery(salonCode), enabled: !isSearch });
  const { error, refetch } = isSearch ? found : latest;
  const customers = isSearch ? found.data : latest.data?.items.slice(0, latestCount).map(toMatch);

  /** The first that fits what stands in the field by now, though its answer may still be on the way. */
  const first = async (): Promise<CustomerMatch | undefined> => {
    const trimmed = typed.trim();
    if (trimmed.length < minSearchLength) return trimmed === '' ? customers?.[0] : undefined;
    const fitting = await client.fetchQuery(customerSearchQuery(salonCode, trimmed)).catch(() => undefined);
    return fitting?.[0];
  };

  return { typed, setTyped, searched, isSearch, customers, error, refetch, first };
};
