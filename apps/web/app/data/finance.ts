import type { InputOf } from '@ayna/contracts/core/contract';
import {
  finance,
  type PaymentKind,
  type RemovedTransaction,
  type Transaction,
} from '@ayna/contracts/finance';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { invalidateModules } from './invalidation.ts';

const { bySalon, create, setStatus, remove, removed, restore } = finance.routes;

export type { RemovedTransaction, Transaction };
export type TransactionsRequest = InputOf<typeof bySalon>['query'];

/** Transactions of the salon, newest first. */
export const transactionsQuery = (salonCode: string, request: TransactionsRequest) =>
  queryOptions({
    queryKey: ['finance', 'by-salon', salonCode, request],
    queryFn: ({ signal }) => call(bySalon, { params: { salonCode }, query: request }, { signal }),
    placeholderData: keepPreviousData,
    ...cachedFor(cacheMs.financeTransactions),
  });

/** What was removed within a day, the latest first. */
export const removedQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['finance', 'removed', salonCode],
    queryFn: ({ signal }) => call(removed, { params: { salonCode } }, { signal }),
  });

const onSettled = invalidateModules('finance');

/** `key` is one per form: sent twice, it is done once. */
type NewTransaction = { readonly body: InputOf<typeof create>['body']; readonly key: string };

export const createTransaction = mutationOptions({
  mutationFn: ({ body, key }: NewTransaction) => call(create, { body }, { key }),
  onSettled,
});

type Payment = {
  readonly id: string;
  readonly paidDate: string;
  readonly paymentKind: PaymentKind;
};

export const markPaid = mutationOptions({
  mutationFn: ({ id, ...paid }: Payment) =>
    call(setStatus, { params: { id }, body: { status: true, ...paid } }),
  onSettled,
});

export const removeTransaction = mutationOptions({
  mutationFn: (id: string) => call(remove, { params: { id } }),
  onSettled,
});

export const restoreTransaction = mutationOptions({
  mutationFn: (id: string) => call(restore, { params: { id } }),
  onSettled,
});
