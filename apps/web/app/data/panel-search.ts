import { code } from '@ayna/contracts/core/shapes';
import { salon } from '@ayna/contracts/salon';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const isCode = (text: string): boolean => code.safeParse(text).success;

/** For Admin: the salons that a text fits, newest first, and how many there are. A code fits its salon. */
export const salonMatchesQuery = (text: string) =>
  queryOptions({
    queryKey: ['salon', 'matches', text],
    queryFn: ({ signal }) =>
      call(salon.routes.all, { query: isCode(text) ? { codes: text } : { s: text } }, { signal }),
    enabled: text !== '',
  });
