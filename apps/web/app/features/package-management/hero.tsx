import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { Check, Hourglass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActiveSubscription } from '../../data/subscription.ts';
import { epochMs } from '../../lib/clock.ts';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import { today as dayOfToday } from '../../ui/day-text.ts';
import { type Bar, termBars } from './model/term-bars.ts';
import { texts } from './texts.ts';

const words = texts.hero;

const zone = 'Europe/Istanbul';

const dayOf = (ms: number): string => wallDate(ms, zone);

const bars: Readonly<Record<Bar, string>> = {
  gone: 'bg-white/16',
  today: 'bg-white',
  left: 'bg-ayva-300',
};

/** The package, and where in its term today is. */
export function Hero({ active }: { readonly active: ActiveSubscription }) {
  const { trial, state } = active;
  const today = dayOfToday();
  const from = dayOf(epochMs(active.startedAt));
  // It ends with a day, at the midnight after it.
  const last = dayOf(epochMs(active.endsAt) - 1);
  const left = daysBetween(today, last);
  return (
    <section
      aria-labelledby="package"
      // Its ground is dark in both themes, and so the focus ring is light.
      className="glint rounded-xl bg-murdum-800 px-7 py-6 text-white [--focus:var(--murdum-200)] max-tablet:p-5 dark:ring-1 dark:ring-white/10 dark:ring-inset"
    >
      <div className="relative z-1">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-murdum-100">{words.title}</p>
            <h2 id="package" className="display text-head-36/10">
              {trial ? words.trial(active.package.name) : active.package.name}
            </h2>
          </div>
          <State state={state} />
        </div>
        <div aria-hidden="true" className="mx-1.5 mt-4.5 mb-2 flex gap-1 max-tablet:gap-0.5">
          {termBars({ from, to: addDays(last, 1) }, today).map((bar, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture of so many equal bars
            <i key={index} className={`h-7.5 flex-1 -skew-x-25 rounded-[2px] ${bars[bar]}`} />
          ))}
        </div>
        <p className="num flex justify-between gap-3 text-label text-murdum-100">
          <span>{dayAndMonth(from)}</span>
          <span>
            <b className="font-strong text-white">
              {state === 'ended' || state === 'grace' ? words.ended : words.left(left)}
            </b>
            , {dayAndMonth(last)}
          </span>
        </p>
        <dl className="num mt-4.5 flex flex-wrap gap-x-10 gap-y-3">
          <Fact name={words.end}>{datesText(last, last)}</Fact>
          <Fact name={words.lastPayment}>
            {active.lastPaymentDay ? datesText(active.lastPaymentDay, active.lastPaymentDay) : words.none}
          </Fact>
          {active.period && <Fact name={words.period}>{words.periods[active.period]}</Fact>}
        </dl>
      </div>
    </section>
  );
}

const icons = { trial: Hourglass, active: Check, grace: TriangleAlert, ended: TriangleAlert } as const;

function State({ state }: Pick<ActiveSubscription, 'state'>) {
  const Icon = icons[state];
  const isFine = state === 'active' || state === 'trial';
  return (
    <span
      className={`inline-flex h-6.5 items-center gap-1.5 rounded-badge px-2.5 font-strong text-caption-size ${isFine ? 'bg-ayva-300 text-on-quince' : 'bg-canceled-bg text-canceled-ink'}`}
    >
      <Icon size={15} strokeWidth={2.2} />
      {words.states[state]}
    </span>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-murdum-100">{name}</dt>
      <dd className="font-semibold text-title-s">{children}</dd>
    </div>
  );
}
