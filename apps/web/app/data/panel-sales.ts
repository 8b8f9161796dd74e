import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import type { AttemptState } from '@ayna/contracts/core/payment/attempts';
import { payment } from '@ayna/contracts/payment';
import { type Coupon, type RevenueMonth, subscription } from '@ayna/contracts/subscription';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

// What platform staff sell, and what came in.

const routes = subscription.routes;

export type { AttemptState, Coupon, RevenueMonth };
export type SoldPackage = ResponseOf<typeof routes.allPackages>[number];
export type Revenue = ResponseOf<typeof routes.revenue>;
export type BillingSettings = ResponseOf<typeof routes.billingSettings>;
export type ListedAttempt = ResponseOf<typeof payment.routes.attempts>['items'][number];
export type AttemptHistory = ResponseOf<typeof payment.routes.history>;

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
type Change<R> = { readonly code: string; readonly body: BodyOf<R> };
/** `key` is one per form: sent twice, it is created once. */
type Addition<R> = { readonly body: BodyOf<R>; readonly key: string };

const alwaysStale = { staleTime: 0 } as const;
const onSettled = invalidateModules('subscription');

export const allPackagesQuery = queryOptions({
  queryKey: ['subscription', 'all-packages'],
  queryFn: ({ signal }) => call(routes.allPackages, {}, { signal }),
  ...alwaysStale,
});

export const addPackage = mutationOptions({
  mutationFn: ({ body, key }: Addition<typeof routes.addPackage>) =>
    call(routes.addPackage, { body }, { key }),
  onSettled,
});

export const changePackage = mutationOptions({
  mutationFn: ({ code, body }: Change<typeof routes.changePackage>) =>
    call(routes.changePackage, { params: { code }, body }),
  onSettled,
});

export const orderPackages = mutationOptions({
  mutationFn: (codes: string[]) => call(routes.orderPackages, { body: { codes } }),
  onSettled,
});

export const allSmsPacksQuery = queryOptions({
  queryKey: ['subscription', 'all-sms-packs'],
  queryFn: ({ signal }) => call(routes.allSmsPacks, {}, { signal }),
  ...alwaysStale,
});

export const addSmsPack = mutationOptions({
  mutationFn: ({ body, key }: Addition<typeof routes.addSmsPack>) =>
    call(routes.addSmsPack, { body }, { key }),
  onSettled,
});

export const changeSmsPack = mutationOptions({
  mutationFn: ({ code, body }: Change<typeof routes.changeSmsPack>) =>
    call(routes.changeSmsPack, { params: { code }, body }),
  onSettled,
});

export const billingSettingsQuery = queryOptions({
  queryKey: ['subscription', 'billing-settings'],
  queryFn: ({ signal }) => call(routes.billingSettings, {}, { signal }),
  ...alwaysStale,
});

export const changeBillingSettings = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.changeBillingSettings>) =>
    call(routes.changeBillingSettings, { body }),
  onSettled,
});

/** The API counts pages from 0. */
export const couponsQuery = (index: number) =>
  queryOptions({
    queryKey: ['subscription', 'coupons', index],
    queryFn: ({ signal }) => call(routes.coupons, { query: { page: index } }, { signal }),
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });

export const addCoupon = mutationOptions({
  mutationFn: ({ body, key }: Addition<typeof routes.addCoupon>) => call(routes.addCoupon, { body }, { key }),
  onSettled,
});

export const changeCoupon = mutationOptions({
  mutationFn: ({ code, body }: Change<typeof routes.changeCoupon>) =>
    call(routes.changeCoupon, { params: { code }, body }),
  onSettled,
});

export const revenueQuery = queryOptions({
  queryKey: ['subscription', 'revenue'],
  queryFn: ({ signal }) => call(routes.revenue, { query: {} }, { signal }),
  ...alwaysStale,
});

type AttemptsRequest = {
  readonly index: number;
  readonly state: AttemptState | null;
  readonly salonCode: string | null;
};

/** Every attempt to pay of all salons, newest first. */
export const attemptsQuery = ({ index, state, salonCode }: AttemptsRequest) =>
  queryOptions({
    queryKey: ['payment', 'attempts', index, state, salonCode],
    queryFn: ({ signal }) =>
      call(
        payment.routes.attempts,
        { query: { page: index, ...(state && { state }), ...(salonCode && { salonCode }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });

export const attemptHistoryQuery = (code: string) =>
  queryOptions({
    queryKey: ['payment', 'history', code],
    queryFn: ({ signal }) => call(payment.routes.history, { params: { code } }, { signal }),
    ...alwaysStale,
  });

export const refundPayment = mutationOptions({
  mutationFn: ({ code, body }: Change<typeof payment.routes.refund>) =>
    call(payment.routes.refund, { params: { code }, body }),
  onSettled: invalidateModules('payment', 'subscription'),
});
