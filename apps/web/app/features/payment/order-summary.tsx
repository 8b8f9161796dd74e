import { ChevronDown, Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Quote, QuoteLine } from '../../data/checkout.ts';
import type { ActiveSubscription } from '../../data/subscription.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { priceText, sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import type { Ordered } from './model/ordered.ts';
import { TermDays } from './term-days.tsx';
import { texts } from './texts.ts';

const words = texts.summary;

type Props = {
  readonly ordered: Ordered;
  readonly quote: Quote;
  readonly active: ActiveSubscription;
  readonly coupon: ReactNode;
  readonly pay: ReactNode;
  readonly note: string;
};

/** What is bought and what it costs, as the server reckoned it. On a phone the lines are folded away. */
export function OrderSummary({ ordered, quote, active, coupon, pay, note }: Props) {
  const [isOpen, setOpen] = useState(false);
  const linesId = useId();
  return (
    <aside
      aria-label={words.label}
      // Its ground is dark in both themes, and so the focus ring is light.
      className="glint rounded-xl bg-murdum-800 p-5.5 text-white [--focus:var(--murdum-200)] desk:sticky desk:top-4 desk:p-7.5 dark:ring-1 dark:ring-white/10 dark:ring-inset"
    >
      <div className="relative z-1">
        <p className={quiet}>{kickerOf(quote)}</p>
        <h2 className="display text-head-32/9 desk:text-head-38/10.5">{ordered.name}</h2>
        <p className={quiet}>{fromText(quote, active)}</p>
        <div id={linesId} className={isOpen ? '' : 'max-desk:hidden'}>
          {quote.term && <TermDays quote={quote} term={quote.term} />}
          <dl className="num mt-2.5">
            {quote.lines.map((line) => (
              <Line key={`${line.kind} ${line.name}`} line={line} />
            ))}
            {quote.amount > 0 && (
              <div className={lineStyle}>
                <dt>{words.vat(quote.vat.rate)}</dt>
                <dd className="font-strong">{sumText(quote.vat.vat)}</dd>
              </div>
            )}
          </dl>
          {coupon}
        </div>
        <TooMuch quote={quote} />
        <div className="num flex items-baseline justify-between gap-4 pt-4.5 pb-1" aria-live="polite">
          <span>{words.total}</span>
          <b className="font-semibold text-head-34 tracking-l">{sumText(quote.amount)}</b>
        </div>
        {quote.afterwards && (
          <p className={`num ${quiet}`}>
            {words.afterwards(
              dayAndMonth(quote.afterwards.on),
              words.per[quote.afterwards.period],
              sumText(quote.afterwards.amount),
            )}
          </p>
        )}
        <div className="max-desk:hidden">
          {pay}
          <p className={`mt-3.5 text-pretty text-label ${quiet}`}>{note}</p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={() => setOpen(!isOpen)}
          className="mt-1.5 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-strong desk:hidden"
        >
          <ChevronDown size={17} className={isOpen ? 'rotate-180' : ''} />
          {isOpen ? words.hide : words.show}
        </button>
      </div>
    </aside>
  );
}

const quiet = 'text-murdum-100 text-body-size';
const lineStyle = 'grid grid-cols-fill-auto gap-x-4 gap-y-0.75 border-white/16 border-b py-3 text-body-size';

const kickerOf = ({ change }: Quote): string => {
  if (change === 'sms') return words.sms;
  return change === 'renewal' ? words.samePackage : words.newPackage;
};

const fromText = ({ change }: Quote, active: ActiveSubscription): string => {
  if (change === 'sms') return words.smsText;
  if (active.trial) return words.trial;
  return change === 'upgrade' || change === 'longer' ? words.from(active.package.name) : '';
};

function Line({ line }: { readonly line: QuoteLine }) {
  const { amount, price, days, ofDays } = line;
  return (
    <div className={lineStyle}>
      <dt>{lineName(line)}</dt>
      <dd className="font-strong">{amount < 0 ? signedSum(amount) : sumText(amount)}</dd>
      {price !== null && days !== null && ofDays !== null && days < ofDays && (
        <dd className={`col-span-full text-label ${quiet}`}>{words.share(priceText(price), days, ofDays)}</dd>
      )}
    </div>
  );
}

const lineName = ({ kind, name, days, ofDays }: QuoteLine): string => {
  if (kind === 'coupon') return name === '' ? words.discount : words.coupon(name);
  if (kind === 'rest') return days === null ? words.restPlain(name) : words.rest(name, days);
  return days !== null && days !== ofDays ? words.packageDays(name, days) : name;
};

function TooMuch({ quote: { tooMuch } }: { readonly quote: Quote }) {
  if (tooMuch.length === 0) return null;
  return (
    <div className="mt-3 rounded-lg bg-white/10 px-4 py-3 text-label">
      <p className="font-strong">{words.tooMuch}</p>
      <ul className="num list-disc pl-4">
        {tooMuch.map(({ kind, used, limit }) => (
          <li key={kind}>{words.quotas[kind](used, limit)}</li>
        ))}
      </ul>
    </div>
  );
}

type PayProps = {
  readonly amount: number;
  readonly form: string;
  readonly isPending: boolean;
  readonly isOnDamson?: boolean;
};

/** Sends the form of the page, wherever the button stands. */
export function PayButton({ amount, form, isPending, isOnDamson = false }: PayProps) {
  const ground = isOnDamson
    ? 'mt-4 bg-white text-murdum-700 hover:bg-murdum-50'
    : 'bg-accent text-on-accent hover:bg-accent-hover';
  return (
    <button
      type="submit"
      form={form}
      aria-disabled={isPending}
      className={`num flex h-13 w-full cursor-pointer items-center justify-center gap-2 rounded-box font-strong text-title-s-size aria-disabled:cursor-progress aria-disabled:opacity-70 ${ground}`}
    >
      <Lock size={18} />
      {amount > 0 ? words.pay(sumText(amount)) : words.free}
    </button>
  );
}
