import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { payment } from '@ayna/contracts/payment';
import { type OrderStatus, type Purchase, type Quote, subscription } from '@ayna/contracts/subscription';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { addCard, cancelOrder, completePayment, createAndPay, quote } = subscription.routes;

export type { QuoteLine } from '@ayna/contracts/subscription';
export type { OrderStatus, Purchase, Quote };

/** What a purchase costs now. It spends nothing, and nobody pays by an old answer. */
export const quoteQuery = (purchase: Purchase, coupon: string | null) =>
  queryOptions({
    queryKey: ['subscription', 'quote', purchase, coupon],
    queryFn: ({ signal }) => call(quote, { body: { purchase, coupon } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type OrderToPay = InputOf<typeof createAndPay>['body'];

/** A plain call: TanStack would keep what a mutation was given, and this holds a card. */
export const payOrder = (body: OrderToPay): Promise<OrderStatus> => call(createAndPay, { body });

export type CardToSend = NonNullable<OrderToPay['card']>;

/** A plain call for the same reason. */
export const storeCard = (card: CardToSend) => call(addCard, { body: { card } });

export type AttemptStatus = ResponseOf<typeof payment.routes.attempt>;

/** While the bank or the provider still has to answer. */
const pollMs = 2_000;

const isOpen = (state: string | undefined): boolean =>
  state === 'started' || state === 'at-bank' || state === 'verifying';

/** How an attempt to pay stands, for anybody who has its token. */
export const attemptQuery = (token: string) =>
  queryOptions({
    queryKey: ['payment', 'attempt', token],
    queryFn: ({ signal }) => call(payment.routes.attempt, { params: { token } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOpen(data?.state) ? pollMs : false),
  });

/** How an order stands, after our server asked payment. */
export const orderQuery = (orderCode: string) =>
  queryOptions({
    queryKey: ['subscription', 'order', orderCode],
    queryFn: ({ signal }) => call(completePayment, { body: { orderCode } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'paying' ? pollMs : false),
  });

export const cancelOrderMutation = mutationOptions({
  mutationFn: (code: string) => call(cancelOrder, { params: { code } }),
  onSettled: invalidateModules('subscription', 'payment'),
});
