import { addDays } from '@ayna/domain/wall-clock';
import type { CommissionStatement } from '../../data/commission.ts';
import { monthOf } from '../../parts/days.ts';
import { priceText, sumText } from '../../parts/money-text.ts';
import { longDay } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

const words = texts.statement;

type Days = NonNullable<CommissionStatement['byDay']>;

const daysOf = (month: string, byDay: Days): Days => {
  const amounts = new Map(byDay.map(({ day, amount }) => [day, amount]));
  const { first, last } = monthOf(`${month}-01`);
  const count = Number(last.slice(8));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    return { day, amount: amounts.get(day) ?? 0 };
  });
};

const isNumbered = (number: number, count: number): boolean =>
  number === 1 || number === count || (number % 5 === 0 && count - number > 1);

type Props = { readonly month: string; readonly byDay: CommissionStatement['byDay'] };

/** What the work of each day brought in. The bars are a picture; who does not see it reads the list. */
export function DayBars({ month, byDay }: Props) {
  if (!byDay || byDay.length === 0) return null;
  const days = daysOf(month, byDay);
  const best = Math.max(...days.map(({ amount }) => amount), 0.01);
  return (
    <section>
      <h3 className="mb-1 font-semibold text-title-s">{words.byDay}</h3>
      <div aria-hidden="true" className="flex h-30 gap-1 pt-5.5 max-tablet:h-26 max-tablet:gap-0.5">
        {days.map(({ day, amount }, index) => (
          <span key={day} className="flex min-w-0 flex-1 flex-col">
            <span className="relative flex min-h-0 flex-1 flex-col justify-end">
              <span
                className="relative block rounded-t-sm bg-v2"
                style={{ height: `${(Math.max(0, amount) / best) * 100}%` }}
              >
                {amount === best && (
                  <b
                    className={`num absolute bottom-full mb-0.75 whitespace-nowrap font-semibold text-caption ${labelSide(index + 1, days.length)}`}
                  >
                    {priceText(Math.round(amount))}
                  </b>
                )}
              </span>
            </span>
            <small className="num -mx-0.5 flex h-4.75 flex-none justify-center whitespace-nowrap border-line-strong border-t pt-1 text-caption text-muted">
              {isNumbered(index + 1, days.length) && index + 1}
            </small>
          </span>
        ))}
      </div>
      <ul className="sr-only">
        {byDay.map(({ day, amount }) => (
          <li key={day}>{words.ofDay(longDay(day), sumText(amount))}</li>
        ))}
      </ul>
    </section>
  );
}

/** The label of a day at the edge of the sheet stays on it. */
const labelSide = (number: number, count: number): string => {
  if (number <= 3) return 'left-0';
  return number > count - 3 ? 'right-0' : 'left-1/2 -translate-x-1/2';
};
