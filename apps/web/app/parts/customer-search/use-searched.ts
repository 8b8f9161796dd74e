import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CustomerCard,
  type CustomerMatch,
  customerSearchQuery,
  latestCustomersQuery,
  minSearchLength,
} from '../../data/customers.ts';
import { useSearchText } from '../use-search-text.ts';

/** So many of those who came last fit under the field without scrolling. */
const latestShown = 6;

const faceOf = ({ code, name, lastname, phone, allergies, figures }: CustomerCard): CustomerMatch => ({
  code,
  name,
  lastname,
  phone,
  allergies,
  lastVisit: figures.lastVisit,
  nextVisit: figures.nextVisit,
});

/** What is typed, whom it fits, and those who came last as long as nothing is. */
export const useSearched = (salonCode: string, start: string) => {
  const client = useQueryClient();
  const [searched, search] = useState(start.trim());
  const [typed, setTyped] = useSearchText(searched, search);
  const isSearch = searched.length >= minSearchLength;
  const found = useQuery(customerSearchQuery(salonCode, searched));
  const latest = useQuery({ ...latestCustomersQuery(salonCode), enabled: !isSearch });
  const { error, refetch } = isSearch ? found : latest;
  const customers = isSearch ? found.data : latest.data?.items.slice(0, latestShown).map(faceOf);

  /** The first that fits what stands in the field by now, though its answer may still be on the way. */
  const first = async (): Promise<CustomerMatch | undefined> => {
    const wanted = typed.trim();
    if (wanted.length < minSearchLength) return wanted === '' ? customers?.[0] : undefined;
    const fitting = await client.fetchQuery(customerSearchQuery(salonCode, wanted)).catch(() => undefined);
    return fitting?.[0];
  };

  return { typed, setTyped, searched, isSearch, customers, error, refetch, first };
};
