import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { monthTitle } from '../ui/day-text.ts';
import { texts } from './month-step.texts.ts';
import { monthAfter } from './months.ts';

const stepStyle = 'grid size-9 place-items-center rounded-md text-ink-2 max-tablet:size-11';

type Props = {
  /** 2026-11. */
  readonly month: string;
  /** Where a month is shown. */
  readonly addressOf: (month: string) => string;
  /** The last one; later ones have nothing to show. */
  readonly last?: string;
  readonly tour?: string;
};

/** A month, and the way to the ones beside it. */
export function MonthStep({ month, addressOf, last, tour }: Props) {
  return (
    <div
      data-tour={tour}
      className="flex items-center rounded-input shadow-frame-1 print:hidden dark:bg-raised"
    >
      <Link
        to={addressOf(monthAfter(month, -1))}
        aria-label={texts.previous}
        className={`${stepStyle} hover:bg-sunken`}
      >
        <ChevronLeft size={17} />
      </Link>
      <span className="min-w-28 text-center font-strong max-tablet:min-w-24">
        {monthTitle(`${month}-01`)}
      </span>
      {last !== undefined && month >= last ? (
        <span aria-hidden="true" className={`${stepStyle} opacity-45`}>
          <ChevronRight size={17} />
        </span>
      ) : (
        <Link
          to={addressOf(monthAfter(month, 1))}
          aria-label={texts.next}
          className={`${stepStyle} hover:bg-sunken`}
        >
          <ChevronRight size={17} />
        </Link>
      )}
    </div>
  );
}
