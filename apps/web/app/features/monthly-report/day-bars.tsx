import { priceText, sumText } from '../../parts/money-text.ts';
import { longDay } from '../../ui/day-text.ts';
import type { MonthReport, ReportDay } from './model/report.ts';
import { closedNote } from './model/report-words.ts';
import { headingStyle } from './styles.ts';
import { texts } from './texts.ts';

const words = texts.days;

/** The first, every fifth, and the best day have a number. */
const isNumbered = (number: number, count: number, isBest: boolean): boolean =>
  number === 1 || isBest || (number % 5 === 0 && number !== 30) || number === count;

/** What came in on each day. The bars are a picture; who does not see it reads the table. */
export function DayBars({ report }: { readonly report: MonthReport }) {
  const { days, best } = report;
  const note = closedNote(report);
  return (
    <section data-tour="report-days">
      <h3 className={headingStyle}>
        {words.title}
        {note !== '' && <span className="ml-2 font-normal text-label text-muted">{note}</span>}
      </h3>
      <div aria-hidden="true" className="flex h-37.5 gap-1.25 pt-5.5 max-tablet:h-30 max-tablet:gap-0.5">
        {days.map((day, index) => (
          <Bar key={day.date} day={day} best={best} number={index + 1} count={days.length} />
        ))}
      </div>
      {/* A table alone would keep its height: at the foot of the page, and as a blank sheet of paper. */}
      <div className="sr-only">
        <table>
          <caption>
            {best ? `${words.table}, ${words.best(longDay(best.date), sumText(best.income))}` : words.table}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.income}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, income, isClosed }) => (
              <tr key={date}>
                <th scope="row">{longDay(date)}</th>
                <td>{isClosed ? words.isClosed : sumText(income)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type BarProps = {
  readonly day: ReportDay;
  readonly best: ReportDay | null;
  readonly number: number;
  readonly count: number;
};

/** The label of a day at the edge of the sheet stays on it. */
const labelSide = (number: number, count: number): string => {
  if (number <= 3) return 'left-0';
  return number > count - 3 ? 'right-0' : 'left-1/2 -translate-x-1/2';
};

function Bar({ day, best, number, count }: BarProps) {
  const isBest = day === best;
  const height = best ? (day.income / best.income) * 100 : 0;
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="relative flex min-h-0 flex-1 flex-col justify-end">
        {day.isClosed && <span data-closed className="absolute inset-y-0 -inset-x-0.5" />}
        <span data-bar className="relative block rounded-t-sm bg-v2" style={{ height: `${height}%` }}>
          {isBest && (
            <b
              className={`num absolute bottom-full mb-0.75 whitespace-nowrap font-semibold text-caption ${labelSide(number, count)}`}
            >
              {priceText(day.income)}
            </b>
          )}
        </span>
      </span>
      <small className="num -mx-0.75 flex h-4.75 flex-none justify-center whitespace-nowrap border-line-strong border-t pt-1 text-caption text-muted max-tablet:-mx-px">
        {isNumbered(number, count, isBest) && number}
      </small>
    </span>
  );
}
