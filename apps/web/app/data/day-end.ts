import type { InputOf } from '@ayna/contracts/core/contract';
import type { ByKind, DayEndView } from '@ayna/contracts/core/day-ends';
import { finance } from '@ayna/contracts/finance';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { invalidateModules } from './invalidation.ts';

const { dayEnd, closeDay, openDay, closeMonth, openMonth } = finance.routes;

export type { ByKind, DayEndView };

/** The till of one day, and how the days of its month stand. */
export const dayEndQuery = (salonCode: string, day: string) =>
  queryOptions({
    queryKey: ['finance', 'day-end', salonCode, day],
    queryFn: ({ signal }) => call(dayEnd, { params: { salonCode }, query: { day } }, { signal }),
    ...cachedFor(cacheMs.balance),
  });

const onSettled = invalidateModules('finance');

export const closeDayMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof closeDay>['body']) => call(closeDay, { body }),
  onSettled,
});

export const openDayMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof openDay>['body']) => call(openDay, { body }),
  onSettled,
});

export const closeMonthMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof closeMonth>['body']) => call(closeMonth, { body }),
  onSettled,
});

export const openMonthMutation = mutationOptions({
  mutationFn: (body: InputOf<typeof openMonth>['body']) => call(openMonth, { body }),
  onSettled,
});
