import { paths } from '../paths.ts';

type PackageOrder = {
  readonly kind: 'package';
  readonly code: string;
  readonly period: 'monthly' | 'yearly';
};
type SmsOrder = { readonly kind: 'sms'; readonly code: string };

export type CheckoutOrder = PackageOrder | SmsOrder;

/** In the address after `donem`. */
export const periodWords = { monthly: 'aylik', yearly: 'yillik' } as const;

/** Where something is paid. The address names what is bought and never what it costs. */
export const checkoutPath = (order: CheckoutOrder): string => {
  const search: Record<string, string> =
    order.kind === 'package' ? { paket: order.code, donem: periodWords[order.period] } : { sms: order.code };
  return `${paths.payment}?${new URLSearchParams(search)}`;
};

/** Where a card is stored for renewals without paying. */
export const newCardPath = `${paths.payment}?kart=yeni`;
