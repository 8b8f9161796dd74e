import { ClockAlert, Lock } from 'lucide-react';
import type { DayEndView } from '../../data/day-end.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { Badge } from '../../ui/badge.tsx';
import { DayHistory } from './day-history.tsx';
import { hasDifference, totalOf } from './model/count.ts';
import { MonthStrip } from './month-strip.tsx';
import { scrollArea } from './styles.ts';
import { texts } from './texts.ts';
import { TillMirror } from './till-mirror.tsx';

const words = texts.closed;

type End = NonNullable<DayEndView['end']>;

const headline = ({ difference }: End): string => {
  if (!hasDifference(difference)) return words.agrees;
  const total = totalOf(difference);
  return (total < 0 ? words.short : words.over)(sumText(Math.abs(total)));
};

const explanation = ({ reason, note }: End): string =>
  [reason ? texts.difference.reasons[reason] : '', note].filter((part) => part !== '').join('. ');

function Outcome({ end }: { readonly end: End }) {
  const { counted, kept } = end;
  const why = explanation(end);
  return (
    <div className="mb-2 flex items-start gap-3 rounded-box bg-completed-bg px-4 py-3.25 text-completed-ink ring-1 ring-completed-line/55 ring-inset">
      <Lock size={20} className="flex-none" />
      <div className="num">
        <b className="block font-semibold">{headline(end)}</b>
        {why !== '' && <p>{why}</p>}
        <p>{words.kept(sumText(kept), sumText(counted.cash - kept))}</p>
      </div>
    </div>
  );
}

function LateEntries({ late }: { readonly late: DayEndView['late'] }) {
  const counted = late.every(({ countedOn }) => countedOn !== null) ? late[0]?.countedOn : null;
  return (
    <section data-tour="day-end-late" className="min-w-0">
      <h2 className="mb-1 font-semibold text-title">{texts.late.title}</h2>
      {late.length === 0 ? (
        <p className="text-muted">{texts.late.none}</p>
      ) : (
        <>
          <ul>
            {late.map(({ code, title, isRemoved, at, kind, amount }) => (
              <li
                key={code}
                className="grid min-h-15.5 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 shadow-below"
              >
                <span className="min-w-0">
                  <b className="block truncate font-strong">
                    {isRemoved ? texts.late.removed(title) : title}
                  </b>
                  <small className="num block text-caption text-muted">
                    {texts.late.at(momentOf(at), texts.kinds[kind])}
                  </small>
                </span>
                <Badge tone="warning" icon={ClockAlert}>
                  {texts.late.badge}
                </Badge>
                <b className="num min-w-22 text-right font-semibold">{signedSum(amount)}</b>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-label text-muted">
            {counted ? texts.late.counted(dayAndMonth(counted)) : texts.late.waiting}
          </p>
        </>
      )}
    </section>
  );
}

/** A day that was counted: its figures stay, and what came later stands apart. */
export function ClosedDay({ view }: { readonly view: DayEndView }) {
  const { end, isBlind } = view;
  return (
    <div className={scrollArea}>
      <MonthStrip view={view} />
      {end ? (
        <>
          <Outcome end={end} />
          <TillMirror books={end.books} counted={end.counted} difference={end.difference} />
        </>
      ) : (
        <p className="mb-4 text-muted">{isBlind ? words.byOther : words.byMonth}</p>
      )}
      <div className="mt-3.5 grid grid-cols-fill-aside items-start gap-8 pt-4.5 shadow-above max-desk:grid-cols-1 max-desk:gap-5">
        {isBlind ? <span /> : <LateEntries late={view.late} />}
        <DayHistory view={view} />
      </div>
    </div>
  );
}
