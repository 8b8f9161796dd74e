import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Billing } from '../../data/billing.ts';
import { orderQuery, type Purchase, type Quote, quoteQuery } from '../../data/checkout.ts';
import type { ActiveSubscription } from '../../data/subscription.ts';
import { TaxDetailsDialog } from '../../parts/tax-details-dialog.tsx';
import { paths } from '../../paths.ts';
import { today } from '../../ui/day-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { BillSection } from './bill-section.tsx';
import { CardFields } from './card/card-fields.tsx';
import { ContractsSection } from './contracts-section.tsx';
import { CouponField } from './coupon-field.tsx';
import { KeepCard } from './keep-card.tsx';
import { MethodFields } from './method-fields.tsx';
import { newCard } from './model/checkout-form.ts';
import type { Ordered } from './model/ordered.ts';
import { retriedQuote } from './model/retried-quote.ts';
import { OrderSummary, PayButton } from './order-summary.tsx';
import { FailedState, LoadingState, PlainState } from './states.tsx';
import { texts } from './texts.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

type Props = {
  readonly salonCode: string;
  readonly purchase: Purchase;
  /** An open order that is tried again. */
  readonly orderCode: string | null;
  readonly ordered: Ordered | undefined;
  readonly active: ActiveSubscription;
  readonly billing: Billing;
};

/** Asks what the purchase costs; a coupon is a part of the question. An open order that is tried again keeps its price. */
export function Checkout(props: Props) {
  const [coupon, setCoupon] = useState<string | null>(null);
  const plain = useQuery(quoteQuery(props.purchase, null));
  const reduced = useQuery({ ...quoteQuery(props.purchase, coupon), enabled: coupon !== null });
  const order = useQuery({ ...orderQuery(props.orderCode ?? ''), enabled: props.orderCode !== null });
  if (plain.isLoadingError) return <FailedState error={plain.error} onRetry={() => void plain.refetch()} />;
  if (!plain.data || order.isLoading) return <LoadingState />;
  if (plain.data.change === 'later')
    return (
      <PlainState {...texts.later} action={{ to: paths.packageManagement, label: texts.toManagement }} />
    );
  if (!props.ordered)
    return <PlainState {...texts.nothing} action={{ to: paths.packages, label: texts.toPackages }} />;
  const shared = { ...props, ordered: props.ordered };
  if (order.data?.state === 'open')
    return (
      <Order
        {...shared}
        quote={retriedQuote(plain.data, order.data.amount)}
        couponInForce={null}
        coupon={null}
        onPriceChanged={() => void order.refetch()}
      />
    );
  // A code that is refused leaves the price as it is.
  const isReduced = coupon !== null && reduced.isSuccess && !reduced.isPlaceholderData;
  return (
    <Order
      {...shared}
      orderCode={null}
      quote={isReduced ? reduced.data : plain.data}
      couponInForce={isReduced ? coupon : null}
      onPriceChanged={() => void Promise.all([plain.refetch(), coupon !== null && reduced.refetch()])}
      coupon={
        props.ordered.kind === 'package' && (
          <CouponField
            applied={isReduced ? coupon : null}
            failure={coupon !== null && reduced.isError ? couponFailure(reduced.error) : undefined}
            onApply={setCoupon}
          />
        )
      }
    />
  );
}

/** What is wrong with the code itself says more than that the form is wrong. */
const couponFailure = (error: Error): string =>
  (error instanceof CallError && error.body.fields?.['coupon']) || error.message;

type OrderProps = Props & {
  readonly ordered: Ordered;
  readonly quote: Quote;
  readonly couponInForce: string | null;
  readonly coupon: ReactNode;
  readonly onPriceChanged: () => void;
};

function Order(props: OrderProps) {
  const { ordered, quote, billing, active, salonCode } = props;
  const [isEditing, setEditing] = useState(false);
  const form = useCheckoutForm({
    ...props,
    coupon: props.couponInForce,
    onTaxDetailsNeeded: () => setEditing(true),
  });
  const { method } = form.values;
  const isFree = quote.amount === 0;
  const pay = { amount: quote.amount, form: form.props.id, isPending: form.isSending };
  return (
    <>
      <div className="grid items-start gap-3.5 desk:grid-cols-[minmax(0,1fr)_400px]">
        <form
          {...form.props}
          method="post"
          className="grid divide-y divide-line rounded-xl bg-surface px-4.5 py-6 shadow-outline *:py-6.5 tablet:px-9 tablet:py-7.5"
        >
          <header className="border-0! pt-0! pb-0!">
            <h1 className="display text-head-28/8 tablet:text-head-34/9.5">{texts.title}</h1>
            <p className="text-muted">{opensText(ordered, quote)}</p>
          </header>
          {!isFree && (
            <div>
              <MethodFields cards={billing.cards} value={method} onChange={form.field('method').onChange}>
                <CardFields field={form.field} errors={form.errors} day={today()} />
              </MethodFields>
              {ordered.kind === 'package' && <KeepCard {...form.field('store')} />}
            </div>
          )}
          <BillSection details={billing.taxDetails} onEdit={() => setEditing(true)} />
          <ContractsSection
            ordered={ordered}
            quote={quote}
            read={form.field('isRead')}
            accepted={form.field('isAccepted')}
          />
          <Failure message={form.failure} />
        </form>
        <div className="max-desk:order-first">
          <OrderSummary
            ordered={ordered}
            quote={quote}
            active={active}
            coupon={props.coupon}
            note={method === newCard && !isFree ? texts.summary.note : texts.summary.storedNote}
            pay={<PayButton {...pay} isOnDamson />}
          />
        </div>
      </div>
      <div className="sticky bottom-0 z-9 -mx-4 mt-3.5 bg-surface px-4 py-3 shadow-[0_-1px_0_var(--line)] desk:hidden">
        <PayButton {...pay} />
      </div>
      {isEditing && (
        <TaxDetailsDialog salonCode={salonCode} saved={billing.taxDetails} close={() => setEditing(false)} />
      )}
    </>
  );
}

/** The button that was pressed may stand beside the form or below it: what went wrong comes into sight. */
function Failure({ message }: { readonly message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  if (message === undefined) return null;
  return (
    <div ref={place} className="py-0!">
      <FormFailure message={message} />
    </div>
  );
}

const opensText = (ordered: Ordered, { change }: Quote): string => {
  if (ordered.kind === 'sms') return texts.opens.sms;
  return change === 'renewal' ? texts.opens.renewal(ordered.name) : texts.opens.package(ordered.name);
};
