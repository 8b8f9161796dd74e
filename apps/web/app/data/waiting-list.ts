import { appointment, type OwnWaitingEntry, type WaitingEntry } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import type { BodyOf, IdempotentBody } from './appointments.ts';
import { invalidateKeys } from './invalidation.ts';

// Customers who found no time and wait for one.

const { routes } = appointment;

export type { OwnWaitingEntry, WaitingEntry };
export type WaitingBody = BodyOf<typeof routes.joinWaitingList>;
export type PartOfDay = WaitingBody['parts'][number];

const ofSalonKey = ['appointment', 'waiting-list'] as const;
const ownKey = ['appointment', 'my-waiting-list'] as const;

/** What the signed-in person waits for, in all salons. */
export const myWaitingQuery = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }) => call(routes.myWaitingList, {}, { signal }),
  ...cachedFor(cacheMs.filteredAppointments),
});

export const joinWaitingList = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.joinWaitingList>) =>
    call(routes.joinWaitingList, { body }, { key }),
  onSettled: (_entry, _failure, _input, _before, { client }) => invalidateKeys(client, [ownKey]),
});

export const leaveWaitingList = mutationOptions({
  mutationFn: (params: InputOf<typeof routes.leaveWaitingList>['params']) =>
    call(routes.leaveWaitingList, { params }),
  onSettled: (_answer, _failure, _input, _before, { client }) => invalidateKeys(client, [ownKey]),
});

/** Who waits in a salon, longest first. */
export const waitingListQuery = (salonCode: string) =>
  queryOptions({
    queryKey: [...ofSalonKey, salonCode],
    queryFn: ({ signal }) => call(routes.waitingList, { params: { salonCode } }, { signal }),
    ...cachedFor(cacheMs.filteredAppointments),
  });

type Settled = InputOf<typeof routes.settleWaiting>['params'] & { readonly done: boolean };

/** Takes an entry off the salon's list, or puts it back. */
export const settleWaiting = mutationOptions({
  mutationFn: ({ done, ...params }: Settled) => call(routes.settleWaiting, { params, body: { done } }),
  onSettled: (_answer, _failure, _input, _before, { client }) => invalidateKeys(client, [ofSalonKey]),
});
