import { type ReactNode, useMemo, useRef } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import { allowedActions } from '../../parts/appointment-details/rights.ts';
import { useViewer } from '../../parts/appointment-details/use-viewer.ts';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { AppointmentCard, cardSkeleton } from './card.tsx';
import { appointmentColumns, cardsWhile, compactWhile } from './columns.tsx';
import { countPages, countPerDay, dayOf, pageOf } from './model/filter-appointments.ts';
import { dayHead } from './model/row-texts.ts';
import { texts } from './texts.ts';
import { useNextDecision } from './use-next-decision.ts';
import type { UrlState } from './use-url-state.ts';

/** About as many as fill the screen. */
const skeletonRows = 8;

type Props = {
  /** Of the chosen status; undefined while they are on their way. */
  readonly matches: readonly Appointment[] | undefined;
  /** Of an earlier choice, until the answer to this one is here. */
  readonly isStale: boolean;
  readonly today: string;
  readonly urlState: UrlState;
  readonly empty: ReactNode;
};

const none: readonly Appointment[] = [];

export function List({
  matches,
  isStale,
  today,
  urlState: { page: requestedPage, toPage, open },
  empty,
}: Props) {
  const all = matches ?? none;
  const frame = useRef<HTMLDivElement>(null);
  const onDecide = useNextDecision(frame);
  const viewer = useViewer()?.viewer;
  const isTight = useMediaQuery(compactWhile);
  const counts = useMemo(() => countPerDay(all), [all]);
  const pageCount = countPages(all.length);
  // An address may be older than the list is long.
  const page = Math.min(requestedPage, pageCount);
  const acts = {
    today,
    open,
    mayDecide: (one: Appointment) => viewer !== undefined && allowedActions(viewer, one).decide,
    onDecide,
  };
  const groupOf = (one: Appointment) => {
    if (one.status === 'Pending') return null;
    const day = dayOf(one);
    return { id: day, heading: <DayHead name={dayHead(day, today)} count={counts.get(day) ?? 0} /> };
  };
  return (
    <div
      ref={frame}
      tabIndex={-1}
      data-tour="appointment-list"
      aria-busy={isStale}
      className={`grid gap-3.5 outline-none transition-opacity duration-(--dur-2) ${isStale ? 'opacity-60' : ''}`}
    >
      <Table
        isCentred
        label={texts.list}
        columns={appointmentColumns(acts, isTight)}
        cardsWhile={cardsWhile}
        rows={pageOf(all, page)}
        rowKey={({ code }) => code}
        groupOf={groupOf}
        isWaiting={({ status }) => status === 'Pending'}
        onRow={({ code }) => open(code)}
        renderCard={(one) => <AppointmentCard appointment={one} {...acts} />}
        cardSkeleton={cardSkeleton}
        {...(matches ? {} : { loadingRows: skeletonRows })}
        empty={empty}
      />
      {pageCount > 1 && <Pager page={page} pageCount={pageCount} onPage={toPage} />}
    </div>
  );
}

function DayHead({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className="num">
      <span className="font-[550]">{name}</span>
      <span className="ml-1.5 font-[370] text-muted">{texts.count(count)}</span>
    </span>
  );
}
