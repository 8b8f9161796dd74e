import type { Quote } from '../../data/checkout.ts';
import { shortDates } from '../../parts/day-range.ts';
import { countedDays } from './model/counted-days.ts';
import { texts } from './texts.ts';

type Props = { readonly quote: Quote; readonly term: NonNullable<Quote['term']> };

/** The days of the term, those that are paid now in quince; a picture of the line below it. */
export function TermDays({ quote, term }: Props) {
  const counted = countedDays(quote.lines);
  return (
    <div className="num mt-6">
      <p className="flex justify-between gap-3 text-body-size text-murdum-100">
        <span>{shortDates(term.from, term.to)}</span>
        {counted && <b className="font-strong text-white">{texts.summary.counted(counted.days)}</b>}
      </p>
      {counted && (
        <div aria-hidden="true" className="mx-1 mt-1.5 mb-2 flex gap-0.75">
          {counted.bars.map((isPaid, index) => (
            <i
              // A picture of so many equal bars.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={`h-6.5 flex-1 -skew-x-25 rounded-[2px] ${isPaid ? 'bg-ayva-300' : 'bg-white/16'}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
