import type { InputOf } from '@ayna/contracts/core/contract';
import {
  type Billing,
  type Invoice,
  type ListedPayment,
  subscription,
  type TaxDetails,
} from '@ayna/contracts/subscription';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { fetchBytes } from '../lib/api-bytes.ts';
import { invalidateModules } from './invalidation.ts';

const routes = subscription.routes;

export type { Billing, Invoice, ListedPayment, TaxDetails };

/** Tax details, stored cards and how the package is renewed. */
export const billingQuery = queryOptions({
  queryKey: ['subscription', 'billing'],
  queryFn: ({ signal }) => call(routes.billing, {}, { signal }),
  staleTime: 0,
});

/** The API counts pages from 0. */
export const paymentsQuery = (index: number) =>
  queryOptions({
    queryKey: ['subscription', 'payments', index],
    queryFn: ({ signal }) => call(routes.payments, { query: { page: index } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const readInvoice = (code: string): Promise<Invoice> => call(routes.invoice, { params: { code } });

/** UBL-TR, a draft for programs that send e-invoices. */
export const readInvoiceXml = (code: string): Promise<Blob> =>
  fetchBytes(routes.invoiceXml, { params: { code } });

const onSettled = invalidateModules('subscription');

export const saveTaxDetails = mutationOptions({
  mutationFn: (body: InputOf<typeof routes.saveTaxDetails>['body']) => call(routes.saveTaxDetails, { body }),
  onSettled,
});

export const setAutoRenew = mutationOptions({
  mutationFn: (body: InputOf<typeof routes.setAutoRenew>['body']) => call(routes.setAutoRenew, { body }),
  onSettled,
});

export const chooseCard = mutationOptions({
  mutationFn: (code: string) => call(routes.chooseCard, { params: { code } }),
  onSettled,
});

export const removeCard = mutationOptions({
  mutationFn: (code: string) => call(routes.removeCard, { params: { code } }),
  onSettled,
});

export const planChange = mutationOptions({
  mutationFn: (body: InputOf<typeof routes.planChange>['body']) => call(routes.planChange, { body }),
  onSettled,
});

export const dropPlan = mutationOptions({
  mutationFn: () => call(routes.dropPlan, {}),
  onSettled,
});
