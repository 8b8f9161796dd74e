import { maxSearchResults } from '@ayna/contracts/appointment';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { isSearchable } from '../../data/appointment-search.ts';
import type { Appointment } from '../../data/appointments.ts';
import { allowedActions } from '../../parts/appointment-details/rights.ts';
import { useViewer } from '../../parts/appointment-details/use-viewer.ts';
import { priceText } from '../../parts/money-text.ts';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { appointmentColumns, cardsWhile, compactWhile, type RowActions } from './columns.tsx';
import { Decisions } from './decisions.tsx';
import { SearchedDays, WaitingElsewhere } from './lines.tsx';
import { countPages, countPerDay, dayOf, pageOf } from './model/filter-appointments.ts';
import { customerNameOf, dayHead, nearDay, rangeOf } from './model/row-texts.ts';
import { AllergyMark, Face, nameStyle, SessionMark, Status } from './row-parts.tsx';
import { texts } from './texts.ts';
import { useNextDecision } from './use-next-decision.ts';
import { useRequested } from './use-requested.ts';
import type { UrlState } from './use-url-state.ts';

/** From a list that goes to the one in its place. */
export type FocusHandover = { readonly handOver: () => void; readonly isHandedOver: () => boolean };

/** About as many as fill the screen. */
const skeletonRows = 8;

type Props = {
  /** Of the chosen status; undefined while they are on their way. */
  readonly matches: readonly Appointment[] | undefined;
  /** Of an earlier choice, until the answer to this one is here. */
  readonly isStale: boolean;
  readonly allergies: RowActions['allergies'];
  readonly today: string;
  readonly urlState: UrlState;
  readonly empty: ReactNode;
  /** Who waits on other days than those that are listed. */
  readonly waitingElsewhere: readonly Appointment[];
  /** Of a search that answered no more than this. */
  readonly isCutOff: boolean;
  /** To the list that is made next. */
  readonly focus: FocusHandover;
};

const none: readonly Appointment[] = [];

export function List({
  matches,
  isStale,
  allergies,
  today,
  urlState,
  empty,
  waitingElsewhere,
  isCutOff,
  focus,
}: Props) {
  const { page: requestedPage, requested, showPage, toPage, open, filters } = urlState;
  const all = matches ?? none;
  const frame = useRef<HTMLDivElement>(null);
  const onDecide = useNextDecision(frame);
  const viewer = useViewer()?.viewer;
  const isTight = useMediaQuery(compactWhile);
  const counts = useMemo(() => countPerDay(all), [all]);
  const pageCount = countPages(all.length);
  // An address may be older than the list is long.
  const page = Math.min(requestedPage, pageCount);
  const takeFocus = useEffectEvent(() => focus.isHandedOver() && frame.current?.focus());
  useEffect(() => void takeFocus(), []);
  useRequested(requested, { list: frame, matches: all, page, showPage });
  const acts = {
    allergies,
    today,
    requested,
    open,
    mayDecide: (one: Appointment) => viewer !== undefined && allowedActions(viewer, one).decide,
    maySettle: (one: Appointment) => viewer !== undefined && allowedActions(viewer, one).settle,
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
      <WaitingElsewhere
        waiting={waitingElsewhere}
        today={today}
        show={() => {
          // The line goes with the press. In another tab the list does too, and the next one takes the focus.
          frame.current?.focus();
          if (filters.status !== 'Pending') focus.handOver();
          urlState.showWaiting();
        }}
      />
      {filters.days && isSearchable(filters.typed) && (
        <SearchedDays
          days={filters.days}
          searchAll={() => {
            frame.current?.focus();
            urlState.choose({ days: null });
          }}
        />
      )}
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
      {isCutOff && page === pageCount && (
        <p className="text-center text-label text-muted">{texts.cutOff(maxSearchResults)}</p>
      )}
      {pageCount > 1 && <Pager page={page} pageCount={pageCount} onPage={toPage} />}
    </div>
  );
}

function DayHead({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className="num">
      <span className="font-strong">{name}</span>
      <span className="ml-1.5 font-body text-muted">{texts.count(count)}</span>
    </span>
  );
}

type AppointmentCardProps = RowActions & { readonly appointment: Appointment };

/** A row on a phone: all of it opens the details. */
function AppointmentCard({ appointment, ...actions }: AppointmentCardProps) {
  const { allergies, today, requested, open, mayDecide, onDecide } = actions;
  const { serviceSnapshot, employeeSnapshot, status } = appointment;
  const range = rangeOf(appointment);
  return (
    <>
      <button
        type="button"
        onClick={() => open(appointment.code)}
        className="-m-2 flex w-[calc(100%+1rem)] cursor-pointer gap-3 rounded-lg p-2 text-left"
      >
        <span className="self-start">
          <Face appointment={appointment} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-start justify-between gap-2">
            <span className={`min-w-0 truncate text-title-s ${nameStyle(appointment)}`}>
              {customerNameOf(appointment)}
            </span>
            <Status appointment={appointment} />
          </span>
          <span className="num mt-0.5 block font-strong">
            {status === 'Pending' ? texts.moment(nearDay(dayOf(appointment), today), range) : range}
          </span>
          <span className="num wrap-anywhere mt-0.5 block text-muted">
            {serviceSnapshot.name}
            <SessionMark appointment={appointment} />
            {` \u00b7 ${employeeSnapshot.name} \u00b7 ${priceText(serviceSnapshot.price)}`}
          </span>
          <AllergyMark appointment={appointment} allergies={allergies} />
        </span>
      </button>
      {mayDecide(appointment) && (
        <div className="mt-3">
          <Decisions
            appointment={appointment}
            onDecide={onDecide}
            isRequested={appointment.code === requested}
            isWide
          />
        </div>
      )}
    </>
  );
}

/** As high as a card will be. */
const cardSkeleton = (
  <div className="flex gap-3">
    <Skeleton className="size-9.5 rounded-full" />
    <div className="grid flex-1 gap-2">
      <div className="flex justify-between">
        <Skeleton className="h-4.5 w-32" />
        <Skeleton className="h-6 w-25" />
      </div>
      <Skeleton className="h-3.5 w-28" />
      <Skeleton className="h-3.5 w-44" />
    </div>
  </div>
);
