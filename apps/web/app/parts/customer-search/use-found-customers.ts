import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CustomerMatch, customerSearchQuery, minSearchLength } from '../../data/customers.ts';

type Search = {
  readonly salonCode: string;
  /** What is searched for: letters behind what is typed. */
  readonly searched: string;
  readonly search: (text: string) => void;
};

/**
 * The customers who match a search. A failed search is not the same as one that finds nobody: `failure` says so,
 * `retry` and `findNow` ask again.
 */
export const useFoundCustomers = ({ salonCode, searched, search }: Search) => {
  const client = useQueryClient();
  const isSearch = searched.length >= minSearchLength;
  const found = useQuery(customerSearchQuery(salonCode, searched));
  return {
    isSearch,
    customers: isSearch ? found.data : undefined,
    /** False while those of the letters before are still in sight. */
    isCurrent: !found.isPlaceholderData,
    failure: isSearch ? (found.error ?? undefined) : undefined,
    retry: () => void found.refetch(),
    /** Those who match what stands in the field by now; undefined where the search failed, which is then shown. */
    findNow: async (typed: string): Promise<readonly CustomerMatch[] | undefined> => {
      search(typed);
      try {
        return await client.fetchQuery(customerSearchQuery(salonCode, typed));
      } catch {
        return undefined;
      }
    },
  };
};
