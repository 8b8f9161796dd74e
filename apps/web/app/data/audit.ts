import { type AuditEntry, type AuditKind, auditKinds, auth } from '@ayna/contracts/auth';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { salonMatchesQuery } from './panel-search.ts';

const { audit } = auth.routes;

export type { AuditEntry, AuditKind };
export { auditKinds };

type Query = InputOf<typeof audit>['query'];

/** What is looked for; the search names salons too, which are found first. */
export type AuditFilter = Pick<Query, 'from' | 'to' | 'actor' | 'by' | 'salonCode' | 'kinds'> & {
  readonly search: string;
};

type Page = ResponseOf<typeof audit> & {
  /** Salons that the search fits and the call could not name. */
  readonly salonsLeftOut: number;
};

type PageRequest = {
  readonly client: QueryClient;
  readonly filter: AuditFilter;
  readonly after: string | null;
  readonly limit?: number;
  readonly signal?: AbortSignal;
};

const readPage = async ({ client, filter, after, limit, signal }: PageRequest): Promise<Page> => {
  const { search, ...rest } = filter;
  const salons = search === '' ? undefined : await client.fetchQuery(salonMatchesQuery(search));
  const query = {
    ...rest,
    ...(search === '' ? {} : { s: search }),
    ...(salons && salons.items.length > 0 ? { orSalons: salons.items.map(({ code }) => code) } : {}),
    ...(after === null ? {} : { after }),
    ...(limit === undefined ? {} : { limit }),
  };
  const page = await call(audit, { query }, signal ? { signal } : {});
  return { ...page, salonsLeftOut: salons ? salons.totalCount - salons.items.length : 0 };
};

/** The log, newest first, page by page. Anyone who looks at it wants the present. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['auth', 'audit', filter],
    queryFn: ({ client, pageParam, signal }) => readPage({ client, filter, after: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** As many as one call answers. */
const pageSizeOfFile = 500;

/** Every entry that fits, however many pages that takes. */
export const readWholeAudit = mutationOptions({
  mutationFn: async (filter: AuditFilter, { client }) => {
    const entries: AuditEntry[] = [];
    let after: string | null = null;
    do {
      const page: Page = await readPage({ client, filter, after, limit: pageSizeOfFile });
      entries.push(...page.items);
      after = page.next;
    } while (after !== null);
    return entries;
  },
});
