import { Link } from 'react-router';
import { periodWords } from '../../parts/checkout-path.ts';
import { paths } from '../../paths.ts';
import type { Saving } from './saving.ts';
import { texts } from './texts.ts';

export type Period = keyof typeof periodWords;

const periods = Object.keys(periodWords) as Period[];

type Props = { readonly period: Period; readonly saving: Saving | null };

/** Two links, so that it works without a script and a period can be sent to somebody. */
export function PeriodLinks({ period, saving }: Props) {
  return (
    <nav
      aria-label={texts.period}
      className="mt-6.5 grid w-full grid-cols-2 gap-1 rounded-lg bg-surface p-1 small:inline-grid small:w-auto dark:bg-raised"
    >
      {periods.map((one) => (
        <Link
          key={one}
          to={one === 'monthly' ? paths.packages : `${paths.packages}?donem=${periodWords[one]}`}
          aria-current={one === period ? 'page' : undefined}
          className="flex min-h-11 items-center justify-center gap-x-2.5 rounded-input px-2.5 py-1.5 max-narrow:flex-wrap small:px-5 font-medium text-ink-2 text-title-s-size hover:text-ink current:bg-ink current:text-surface"
        >
          {texts.periods[one]}
          {one === 'yearly' && saving && (
            <span className="num whitespace-nowrap rounded-badge bg-ayva-200 px-2 font-strong text-caption-size/6 text-on-quince">
              {savingText(saving)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

const savingText = ({ kind, count }: Saving): string =>
  kind === 'months' ? texts.freeMonths(count) : texts.saving(count);
