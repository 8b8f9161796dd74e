import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { partsOf, shortDay } from '../../ui/day-text.ts';
import { Link as TextLink } from '../../ui/link.tsx';
import type { ManagePage, MoveChoice } from './manage-page.ts';
import { texts } from './texts.ts';
import { clockOf, dayOf } from './visit-state.ts';
import { Failure } from './visit-view.tsx';

type Props = {
  readonly page: ManagePage;
  readonly move: MoveChoice;
  readonly message: string | undefined;
};

const hrefOf = (path: string, date: string, any: boolean): string =>
  `${path}?${new URLSearchParams({ degistir: '', gun: date, ...(any && { herkes: '' }) })}`;

/** Another day or time, by the same rules as booking. One press on a time moves the visit. */
export function MoveView({ page, move, message }: Props) {
  const { path, visit } = page;
  const { startDate } = visit;
  return (
    <>
      <h1 className="display text-balance text-head-32/9">{texts.moveTitle}</h1>
      <p className="num mt-1 text-lead-size text-muted">
        {texts.moveNow(`${shortDay(dayOf(startDate))} ${clockOf(startDate)}`)}
      </p>
      {message && <Failure message={message} />}
      <Days page={page} move={move} />
      <Times page={page} move={move} />
      <p className="mt-5 grid justify-items-start gap-1">
        <span className="inline-flex min-h-11 items-center">
          <TextLink look="quiet" to={hrefOf(path, move.date, !move.any)}>
            {move.any ? texts.same : texts.anyone}
          </TextLink>
        </span>
        <span className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft size={17} />
          <TextLink look="quiet" to={path}>
            {texts.back}
          </TextLink>
        </span>
      </p>
    </>
  );
}

function Days({ page: { path, days }, move }: Omit<Props, 'message'>) {
  return (
    <nav aria-label={texts.days} className="-mx-5 mt-5 flex gap-2 overflow-x-auto px-5 py-0.5">
      {days.map((day) => {
        const { date, weekday } = partsOf(day);
        const isChosen = day === move.date;
        return (
          <Link
            key={day}
            to={hrefOf(path, day, move.any)}
            aria-current={isChosen ? 'date' : undefined}
            className={`num grid h-17 w-15 shrink-0 content-center justify-items-center rounded-box text-label ${isChosen ? 'bg-accent text-on-accent' : 'text-muted shadow-frame hover:bg-sunken'}`}
          >
            {weekday.short}
            <b className={`font-strong text-head-20 leading-6.5 ${isChosen ? '' : 'text-ink'}`}>{date}</b>
          </Link>
        );
      })}
    </nav>
  );
}

function Times({ page: { path, visit }, move }: Omit<Props, 'message'>) {
  const others = move.slots.filter((slot) => slot.startDate !== visit.startDate);
  if (others.length === 0) return <p className="mt-5 text-muted">{texts.noTimes}</p>;
  return (
    <form method="post" action={hrefOf(path, move.date, move.any)} aria-label={texts.times} className="mt-5">
      <input type="hidden" name="islem" value="tasindi" />
      <input type="hidden" name="once" value={visit.startDate} />
      {move.any && <input type="hidden" name="herkes" value="on" />}
      <div className="grid grid-cols-3 gap-2.5">
        {others.map(({ startDate }) => (
          <button
            key={startDate}
            type="submit"
            name="saat"
            value={startDate}
            aria-label={texts.moveTo(clockOf(startDate))}
            className="num h-12 cursor-pointer rounded-box font-strong shadow-frame hover:bg-sunken dark:bg-raised"
          >
            {clockOf(startDate)}
          </button>
        ))}
      </div>
    </form>
  );
}
