import { developmentInbox } from '@ayna/contracts/notification-inbox';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const pollMs = 2_000;

/** What went out by mail and SMS, asked for again and again while somebody looks. */
export const devInboxQuery = queryOptions({
  queryKey: ['development-inbox'],
  queryFn: ({ signal }) => call(developmentInbox.routes.list, {}, { signal }),
  staleTime: 0,
  refetchInterval: pollMs,
});
