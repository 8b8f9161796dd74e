import { CallError } from '@ayna/contracts/core/client';
import { useRef } from 'react';
import { generatePath } from 'react-router';
import type { Billing } from '../../data/billing.ts';
import { type OrderStatus, type Purchase, payOrder, type Quote } from '../../data/checkout.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { paths } from '../../paths.ts';
import { today } from '../../ui/day-text.ts';
import { checkCheckout, emptyCheckout, newCard } from './model/checkout-form.ts';

import { useForgetOnLeave } from './use-forget-on-leave.ts';

type Options = {
  readonly purchase: Purchase;
  readonly orderCode: string | null;
  readonly quote: Quote;
  readonly coupon: string | null;
  readonly billing: Billing;
  readonly onPriceChanged: () => void;
  readonly onTaxDetailsNeeded: () => void;
};

const usableCard = ({ cards, renewalCardCode }: Billing): string => {
  const month = today().slice(0, 7);
  const usable = cards.filter(({ expires }) => expires === null || expires >= month);
  const chosen = usable.find(({ code }) => code === renewalCardCode) ?? usable[0];
  return chosen?.code ?? newCard;
};

/** A refusal is over; what may yet have arrived keeps its key, so that nothing is paid twice. */
const isOver = ({ status }: CallError): boolean => status >= 400 && status < 500 && status !== 408;

/** To the bank, or to the result. The result takes this page's place, so that the bank's back button leads to it. */
const goOn = (order: OrderStatus): void => {
  const { attempt } = order;
  if (attempt === null) return window.location.replace(paths.packageManagement);
  const result = generatePath(paths.paymentResult, { token: attempt.token });
  if (attempt.bankPath === null) return window.location.replace(result);
  window.history.replaceState(null, '', result);
  window.location.assign(attempt.bankPath);
};

/**
 * The form that pays. What is typed of a card lives in this form's memory and in the one call that sends it: it is in no
 * query, no mutation, no storage and no address.
 */
export const useCheckoutForm = (options: Options) => {
  const { purchase, orderCode, quote, coupon, billing } = options;
  const keyOf = useRef(formIdempotencyKey());
  const form = useContractForm({
    schema: (values: ReturnType<typeof emptyCheckout>) =>
      checkCheckout(values, { day: today(), isFree: quote.amount === 0 }),
    saved: emptyCheckout(usableCard(billing), billing.autoRenew),
    checks: 'on-blur',
    async send({ card, cardCode, store }) {
      const body = { purchase, coupon, amount: quote.amount, orderCode, card, cardCode, store };
      try {
        return await payOrder({ ...body, accepted: true, key: keyOf.current(body) });
      } catch (error) {
        if (error instanceof CallError) {
          if (isOver(error)) keyOf.current = formIdempotencyKey();
          if (error.body.code === 'price-changed') options.onPriceChanged();
          if (error.body.code === 'tax-details-needed') options.onTaxDetailsNeeded();
        }
        throw error;
      }
    },
    onSent: goOn,
  });
  useForgetOnLeave(form.reset);
  return form;
};
