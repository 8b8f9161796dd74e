import { salon } from '@ayna/contracts/salon';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** For Admin: the salons that a text fits, newest first, and how many there are. */
export const salonMatchesQuery = (text: string) =>
  queryOptions({
    queryKey: ['salon', 'matches', text],
    queryFn: ({ signal }) => call(salon.routes.all, { query: { s: text } }, { signal }),
    enabled: text !== '',
  });
