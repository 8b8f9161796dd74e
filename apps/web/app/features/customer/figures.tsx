import type { CustomerCard } from '../../data/customers.ts';
import { datesText } from '../../parts/day-range.ts';
import { priceText } from '../../parts/money-text.ts';
import type { VisitLine } from '../../parts/visit-lines.ts';
import { averageGap } from '../../parts/visit-lines.ts';
import { dayAndWeekday, shortDay, today } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

const words = texts.figures;

type Figure = { readonly value: string; readonly sub: string; readonly isQuiet?: boolean };

const visitsFigure = (visits: number, lines: readonly VisitLine[]): Figure => {
  const every = averageGap(lines);
  const sub = visits === 0 ? words.noVisit : words.oneVisit;
  return {
    value: visits.toLocaleString('tr-TR'),
    sub: every === null ? sub : words.every(every),
  };
};

const spentFigure = ({ spent, visits }: CustomerCard['figures']): Figure => {
  if (spent === null) return { value: words.hidden, sub: words.needsRight, isQuiet: true };
  const sub = visits === 0 ? words.noVisit : words.perVisit(priceText(Math.round(spent / visits)));
  return { value: priceText(spent), sub };
};

const missedFigure = (noShows: number, lines: readonly VisitLine[]): Figure => {
  const last = lines.find(({ status }) => status === 'NoShow')?.startsAt.slice(0, 10);
  const sub = noShows === 0 ? words.never : last ? datesText(last, last) : '';
  return { value: noShows.toLocaleString('tr-TR'), sub };
};

/** The day in large, then its weekday, hour and who expects them. */
const nextFigure = (nextVisit: string | null, lines: readonly VisitLine[]): Figure => {
  if (nextVisit === null) return { value: words.none, sub: words.noNext };
  const day = nextVisit.slice(0, 10);
  const clock = nextVisit.slice(11, 16);
  const employee = lines.find(({ startsAt }) => startsAt === nextVisit)?.employees.split(' ')[0] ?? '';
  const weekday = dayAndWeekday(day).split(' ').slice(2).join(' ');
  const when = day === today() ? clock : `${weekday} ${clock}`;
  return {
    value: day === today() ? words.today : shortDay(day).split(' ').slice(0, 2).join(' '),
    sub: employee === '' ? when : words.with(when, employee),
  };
};

type Props = { readonly card: CustomerCard; readonly lines: readonly VisitLine[] };

export function Figures({ card: { figures }, lines }: Props) {
  const entries: readonly (Figure & { readonly label: string })[] = [
    { label: words.visits, ...visitsFigure(figures.visits, lines) },
    { label: words.spent, ...spentFigure(figures) },
    { label: words.noShows, ...missedFigure(figures.noShows, lines) },
    { label: words.next, ...nextFigure(figures.nextVisit, lines) },
  ];
  return (
    <dl data-tour="customer-figures" className="num grid grid-cols-2 gap-2.5 desk:grid-cols-4 desk:gap-3.5">
      {entries.map(({ label, value, sub, isQuiet = false }) => (
        <div
          key={label}
          className="rounded-lg px-4.5 py-3.5 shadow-outline max-tablet:px-3.5 max-tablet:py-3 dark:bg-raised"
        >
          <dt className="text-label text-muted">{label}</dt>
          <dd>
            <span
              className={`block font-semibold text-head-24 leading-8 tracking-l ${isQuiet ? 'text-muted' : ''}`}
            >
              {value}
            </span>
            <span className="block text-caption-size text-muted leading-4.25">{sub}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
