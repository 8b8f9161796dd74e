import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Moon, RefreshCw, Sparkles, Sun, Sunrise, Sunset } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { earliestSlotsQuery, freeSlotsQuery, type Slot } from '../../../data/booking.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { minutesText } from '../../../parts/public-service.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { monthTitle } from '../../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { StepHead } from '../booking-frame.tsx';
import type { BookingData } from '../model/booking-data.ts';
import { clockOf, narrowMoment } from '../model/day-words.ts';
import { type PartOfDay, slotsByPart, withOwnHold } from '../model/time-groups.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import { servicesText, type Visit } from '../model/visit.ts';
import { texts } from '../texts.ts';
import type { HoldState } from '../use-hold.ts';
import { DayStrip } from './day-strip.tsx';

const words = texts.time;

const MonthDays = lazyComponent(() => import('./month-days.tsx').then((m) => m.MonthDays));

// Most days have room, and it shows much.
const NoRoom = lazyComponent(() => import('./no-room.tsx').then((m) => m.NoRoom));

export type TimeStepProps = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  readonly hold: HoldState;
  readonly isReady: boolean;
};

/** The day of the address, or else the first with room. */
export function TimeStep(props: TimeStepProps) {
  const { data, choice, visit, isReady } = props;
  const services = servicesText(visit);
  const earliest = useQuery({
    ...earliestSlotsQuery({ salonCode: data.salon.code, services }, data.today),
    enabled: isReady,
  });
  const [isMonthOpen, setMonthOpen] = useState(false);
  const day = choice.day ?? earliest.data?.[0]?.startDate.slice(0, 10) ?? data.today;
  const duration = minutesText(visit.minutes);
  const who = visit.employee ? words.with(visit.employee.name, duration) : words.withAnybody(duration);
  return (
    <>
      <StepHead title={words.title} takesFocus={isReady}>
        {[monthTitle(day), who].join(texts.dot)}
      </StepHead>
      {earliest.data && earliest.data.length > 0 && (
        <section aria-label={words.earliest} className="mt-4.5">
          <h2 className="pb-2 font-strong text-ink-2 text-lead-size">{words.earliest}</h2>
          <div className="grid grid-cols-3 gap-2.25 desk:flex">
            {earliest.data.map((slot) => (
              <SlotLink key={slot.startDate} slot={slot} choice={choice} isLong today={data.today} />
            ))}
          </div>
        </section>
      )}
      <DayStrip {...{ data, choice, services, isReady, day }} />
      <div className="-ml-3.5 mt-2">
        <button
          type="button"
          aria-expanded={isMonthOpen}
          disabled={!isReady}
          onClick={() => setMonthOpen(!isMonthOpen)}
          className={buttonStyle({ look: 'ghost' })}
        >
          <CalendarDays />
          {isMonthOpen ? words.closeMonth : words.openMonth}
        </button>
      </div>
      {isMonthOpen && (
        <Suspense fallback={<Skeleton className="mt-3 h-86 rounded-sheet desk:max-w-100" />}>
          <MonthDays {...{ data, choice, services, day }} />
        </Suspense>
      )}
      {choice.day !== null || earliest.data || earliest.isError ? (
        <DayTimes
          key={`${services} ${day}`}
          {...props}
          services={services}
          day={day}
          isAllFull={earliest.data?.length === 0}
        />
      ) : (
        <TimesSkeleton />
      )}
    </>
  );
}

function TimesSkeleton() {
  return (
    <SkeletonArea>
      <div className="mt-5 grid grid-cols-3 gap-2.25 desk:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-12 rounded-box" />
        ))}
      </div>
    </SkeletonArea>
  );
}

type DayTimesProps = TimeStepProps & {
  readonly services: string;
  readonly day: string;
  readonly isAllFull: boolean;
};

/** What the day offered before the customer chose one of its times. */
const useOfferBefore = (free: readonly Slot[] | undefined, isChoosing: boolean): readonly Slot[] => {
  const [before, setBefore] = useState(free);
  if (free && before !== free && (!before || !isChoosing)) setBefore(free);
  return before ?? free ?? [];
};

function DayTimes(props: DayTimesProps) {
  const { data, choice, visit, hold, isReady, services, day } = props;
  const {
    data: free,
    error,
    refetch,
  } = useQuery({
    ...freeSlotsQuery({ salonCode: data.salon.code, services }, day),
    enabled: isReady,
  });
  const before = useOfferBefore(free, hold.status === 'asking' || hold.status === 'held');
  if (error && !free) return <TimesFailure text={error.message} onRetry={() => void refetch()} />;
  if (!free) return <TimesSkeleton />;
  const startDate = visit.startDate?.startsWith(day) ? visit.startDate : null;
  const isHeld = hold.status === 'held' && startDate !== null;
  const slots = withOwnHold(free, before, isHeld ? { ...hold.hold, startDate } : null);
  if (slots.length === 0)
    return (
      <Suspense fallback={<TimesSkeleton />}>
        <NoRoom {...props} />
      </Suspense>
    );
  return (
    <>
      {slots.some(({ suggested }) => suggested) && (
        <p className="mt-4.5 flex items-center gap-2 text-body text-muted">
          <SuggestedMark isInline />
          {words.suggestedText}
        </p>
      )}
      {slotsByPart(slots).map(([part, times]) => (
        <PartTimes key={part} part={part} times={times} choice={choice} today={data.today} />
      ))}
    </>
  );
}

function TimesFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div className="grid justify-items-center px-4 py-9 text-center">
      <h2 className="display text-head-26 leading-7.75">{words.failed}</h2>
      <p className="mt-1.5 mb-5 max-w-[34ch] text-balance text-lead-size text-muted">{text}</p>
      <button type="button" onClick={onRetry} className={buttonStyle({ look: 'outline' })}>
        <RefreshCw />
        {texts.retry}
      </button>
    </div>
  );
}

const partIcons = { night: Moon, morning: Sunrise, afternoon: Sun, evening: Sunset } as const;

type PartProps = {
  readonly part: PartOfDay;
  readonly times: readonly Slot[];
  readonly choice: BookingChoice;
  readonly today: string;
};

function PartTimes({ part, times, choice, today }: PartProps) {
  const Icon = partIcons[part];
  return (
    <section aria-label={words[part]}>
      <h2 className="flex items-center gap-2 pt-5 pb-2.5 font-strong text-ink-2 text-lead-size">
        <Icon size={18} />
        {words[part]}
      </h2>
      <div className="grid grid-cols-3 gap-2.25 desk:grid-cols-4">
        {times.map((slot) => (
          <SlotLink key={slot.startDate} slot={slot} choice={choice} today={today} />
        ))}
      </div>
    </section>
  );
}

type SlotProps = {
  readonly slot: Slot;
  readonly choice: BookingChoice;
  readonly today: string;
  /** With its day. */
  readonly isLong?: boolean;
};

function SlotLink({ slot, choice, today, isLong = false }: SlotProps) {
  const { startDate, suggested } = slot;
  const [day, clock] = [startDate.slice(0, 10), clockOf(startDate)];
  const isChosen = choice.day === day && choice.clock === clock;
  const look = isChosen
    ? 'bg-accent font-strong text-on-accent'
    : 'font-medium shadow-frame hover:bg-sunken dark:hover:bg-raised';
  return (
    <Link
      to={hrefOf(choice, { day, clock, step: 'time' })}
      replace
      preventScrollReset
      aria-current={isChosen ? 'time' : undefined}
      aria-description={suggested ? words.suggested : undefined}
      className={`num relative grid h-12 place-items-center whitespace-nowrap rounded-box ${isLong ? 'text-lead-size desk:px-3.5' : ''} ${look}`}
    >
      {isLong ? narrowMoment(startDate, today) : clock}
      {suggested && !isLong && <SuggestedMark />}
    </Link>
  );
}

/** A small star; its words stand above the times. */
function SuggestedMark({ isInline = false }: { readonly isInline?: boolean }) {
  return (
    <Sparkles
      size={isInline ? 16 : 13}
      className={isInline ? 'shrink-0 text-accent-ink' : 'absolute top-1.5 right-1.5 opacity-75'}
    />
  );
}
