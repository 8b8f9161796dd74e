import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CustomerCard,
  type CustomerMatch,
  latestCustomersQuery,
  minSearchLength,
} from '../../data/customers.ts';
import { useDebouncedSearch } from '../../ui/search-field.tsx';
import { useFoundCustomers } from './use-found-customers.ts';

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
  const [searched, search] = useState(start.trim());
  const [typed, setTyped] = useDebouncedSearch(searched, search);
  const { isSearch, findNow, ...found } = useFoundCustomers({ salonCode, searched, search });
  const latest = useQuery({ ...latestCustomersQuery(salonCode), enabled: !isSearch });
  const shown = isSearch
    ? found
    : {
        customers: latest.data?.items.slice(0, latestCount).map(toMatch),
        failure: latest.error ?? undefined,
        retry: () => void latest.refetch(),
      };

  /** The first that fits what stands in the field by now, though its answer may still be on the way. */
  const first = async (): Promise<CustomerMatch | undefined> => {
    const wanted = typed.trim();
    if (wanted.length < minSearchLength) return wanted === '' ? shown.customers?.[0] : undefined;
    return (await findNow(wanted))?.[0];
  };

  return { typed, setTyped, searched, isSearch, ...shown, first };
};
