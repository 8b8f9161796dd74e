import { type DeadLetter, host } from '@ayna/contracts/host';
import { notification } from '@ayna/contracts/notification';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { health, deadLetters, replay } = host.routes;

export type { DeadLetter };

/** Anyone who looks at these wants the present, not what was a while ago. */
const alwaysStale = { staleTime: 0 } as const;

export const healthQuery = queryOptions({
  queryKey: ['host', 'health'],
  queryFn: ({ signal }) => call(health, {}, { signal }),
  ...alwaysStale,
});

export const deadLettersQuery = queryOptions({
  queryKey: ['host', 'dead-letters'],
  queryFn: ({ signal }) => call(deadLetters, {}, { signal }),
  ...alwaysStale,
});

export const smsSpentQuery = queryOptions({
  queryKey: ['notification', 'sms-spent'],
  queryFn: ({ signal }) => call(notification.routes.smsSpent, {}, { signal }),
  ...alwaysStale,
});

type ReplayRequest = { readonly module: string; readonly ids: string[] };

export const replayDeadLetters = mutationOptions({
  mutationFn: (body: ReplayRequest) => call(replay, { body }),
  onSettled: invalidateModules('host'),
});
