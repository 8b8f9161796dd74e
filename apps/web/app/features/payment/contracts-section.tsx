import type { Quote } from '../../data/checkout.ts';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Ordered } from './model/ordered.ts';
import { texts } from './texts.ts';

const words = texts.contracts;

type Bound = {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
};

type Props = {
  readonly ordered: Ordered;
  readonly quote: Quote;
  readonly read: Bound;
  readonly accepted: Bound;
};

/** What the law wants read and accepted before somebody pays; links open beside, so that nothing typed is lost. */
export function ContractsSection({ ordered, quote, read, accepted }: Props) {
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts" className="mb-3 font-semibold text-title-s">
        {words.title}
      </h2>
      <div className="overflow-hidden rounded-lg shadow-frame">
        <div className="bg-sunken px-3.5 pb-3 tablet:px-4.5 dark:bg-raised">
          <Tabs
            label={words.title}
            panelClassName="pt-3"
            items={[
              {
                id: 'preliminary',
                label: words.preliminary,
                panel: <Preliminary ordered={ordered} quote={quote} />,
              },
              { id: 'contract', label: words.contract, panel: <ContractLinks /> },
            ]}
          />
        </div>
        <div className="border-line border-t px-3.5 py-1.5 tablet:px-4.5 tablet:py-3">
          <Checkbox
            value={read.value}
            onChange={read.onChange}
            onBlur={read.onBlur}
            error={read.error}
            label={words.read}
          />
        </div>
        <div className="border-line border-t px-3.5 py-1.5 tablet:px-4.5 tablet:py-3">
          <Checkbox
            value={accepted.value}
            onChange={accepted.onChange}
            onBlur={accepted.onBlur}
            error={accepted.error}
            label={
              <>
                <Link look="inline" to={paths.distanceSales} target="_blank" rel="noopener">
                  {words.acceptLink}
                </Link>{' '}
                {words.accept}
              </>
            }
          />
        </div>
      </div>
    </section>
  );
}

const textStyle =
  'num max-h-40 overflow-y-auto text-ink-2 text-label leading-5 scrollbar-thin [&_b]:font-semibold [&_b]:text-ink';

function Preliminary({ ordered, quote }: Pick<Props, 'ordered' | 'quote'>) {
  const isPackage = ordered.kind === 'package';
  return (
    // A keyboard scrolls it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={textStyle} tabIndex={0} role="group" aria-label={words.preliminary}>
      <p>
        <b>{words.parts.service}</b>{' '}
        {isPackage
          ? words.packageService(
              ordered.name,
              ordered.offered.employees,
              ordered.offered.sms,
              ordered.offered.photos,
            )
          : words.smsService(ordered.pack.sms)}
      </p>
      <p>
        <b>{words.parts.price}</b>{' '}
        {quote.term
          ? words.packagePrice(datesText(quote.term.from, quote.term.to), sumText(quote.amount))
          : words.smsPrice(sumText(quote.amount))}{' '}
        {quote.afterwards &&
          words.afterwards(
            dayAndMonth(quote.afterwards.on),
            texts.summary.per[quote.afterwards.period],
            sumText(quote.afterwards.amount),
          )}
      </p>
      <p>
        <b>{words.parts.withdrawal}</b> {isPackage ? words.withdrawal : words.smsWithdrawal}
      </p>
    </div>
  );
}

function ContractLinks() {
  return (
    <div className={textStyle}>
      <p>{words.contractText}</p>
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        <Link look="inline" to={paths.distanceSales} target="_blank" rel="noopener">
          {words.openContract}
        </Link>
        <Link look="inline" to={paths.refunds} target="_blank" rel="noopener">
          {words.openRefunds}
        </Link>
      </p>
    </div>
  );
}
