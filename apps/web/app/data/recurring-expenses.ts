import type { InputOf } from '@ayna/contracts/core/contract';
import { finance, type RecurringExpense, type RecurringProposal } from '@ayna/contracts/finance';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { invalidateModules } from './invalidation.ts';

const routes = finance.routes;

export type { RecurringExpense, RecurringProposal };

/** Expenses that come back every month, and the months that wait for a decision. */
export const recurringQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['finance', 'recurring', salonCode],
    queryFn: ({ signal }) => call(routes.recurring, { params: { salonCode } }, { signal }),
    ...cachedFor(cacheMs.financeTransactions),
  });

const onSettled = invalidateModules('finance');

type NewRecurring = { readonly body: InputOf<typeof routes.createRecurring>['body']; readonly key: string };

export const createRecurring = mutationOptions({
  mutationFn: ({ body, key }: NewRecurring) => call(routes.createRecurring, { body }, { key }),
  onSettled,
});

type RecurringChange = {
  readonly code: string;
  readonly body: InputOf<typeof routes.changeRecurring>['body'];
};

export const changeRecurring = mutationOptions({
  mutationFn: ({ code, body }: RecurringChange) => call(routes.changeRecurring, { params: { code }, body }),
  onSettled,
});

export const removeRecurring = mutationOptions({
  mutationFn: (code: string) => call(routes.removeRecurring, { params: { code } }),
  onSettled,
});

export const restoreRecurring = mutationOptions({
  mutationFn: (code: string) => call(routes.restoreRecurring, { params: { code } }),
  onSettled,
});

type Confirmation = { readonly code: string; readonly month: string; readonly amount: number };

export const confirmRecurring = mutationOptions({
  mutationFn: ({ code, ...body }: Confirmation) => call(routes.confirmRecurring, { params: { code }, body }),
  onSettled,
});

type Skip = { readonly code: string; readonly month: string; readonly skipped: boolean };

export const skipRecurring = mutationOptions({
  mutationFn: ({ code, ...body }: Skip) => call(routes.skipRecurring, { params: { code }, body }),
  onSettled,
});
