import { appointment } from '@ayna/contracts/appointment';
import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { salonQuery } from '../../data/salon.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { datesText, dayAndMonth, shortDates } from '../../parts/day-range.ts';
import type { Member } from '../../parts/use-member.ts';
import { useWallClock } from '../../parts/use-wall-clock.ts';
import { longDay, monthTitle, shortDay } from '../../ui/day-text.ts';
import { entries } from '../../ui/overlay/browser-entries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { useSheetOpen } from './booking/booking-context.ts';
import { useBook } from './booking/use-booking-link.ts';
import { DayOrWeek, roomy } from './day-or-week.tsx';
import { FloatingNavigator } from './floating-navigator.tsx';
import { useSharedScroll } from './grid/use-shared-scroll.ts';
import { CalendarHead } from './head/calendar-head.tsx';
import { Deferred } from './head/deferred.tsx';
import { filterStyle } from './head/filter-style.ts';
import { panelId, tabIdOf, ViewTabs } from './head/view-tabs.tsx';
import { firstOfWeek, weekFrom } from './model/calendar-days.ts';
import { onlyOne, type SelectedEmployees, selectedEmployees } from './model/selected-employees.ts';
import { Month } from './month/month.tsx';
import { MountedView } from './mounted-view.tsx';
import { PrintedDay } from './print/printed-day.tsx';
import { usePrinting } from './print/use-printing.ts';
import { texts } from './texts.ts';
import { defaultZone, useSalonContext } from './use-salon-context.ts';
import { useShownAppointment } from './use-shown-appointment.ts';
import { useCalendarUrl, type View } from './use-url-state.ts';
import { useWeekStart } from './use-week-start.ts';

const AppointmentDetails = lazyComponent(() =>
  import('../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

// A list and tooltips weigh more than the day's own script, and nobody presses them before the day is there: they are
// loaded once it is painted.
const Tools = lazyComponent(() => import('./head/tools.tsx').then((part) => part.Tools));
const WaitingChip = lazyComponent(() =>
  import('./sick-day/waiting-chip.tsx').then((part) => part.WaitingChip),
);

/** Dates alone, of what a clock shows. */
const DAY_LETTERS = 10;

/** What of the place is known to all views, and the ways to change it; the ways are the same ever after. */
const useNavigation = (go: ReturnType<typeof useCalendarUrl>['go']) =>
  useMemo(
    () => ({
      toDay: (day: string) => go({ day }),
      toView: (view: View) => go({ view }),
      toEmployees: (employees: SelectedEmployees) => go({ employees }),
      toEmployee: (code: string) => go({ employees: [code] }),
      openDay: (day: string) => go({ day, view: 'daily' }),
    }),
    [go],
  );

/** 14 Kasim 2026 Cumartesi; the seven days; Kasim 2026. */
const dateText = (view: View, day: string): string => {
  if (view === 'monthly') return monthTitle(day);
  // The weekdays stand over the columns.
  return view === 'daily' ? longDay(day) : datesText(day, weekFrom(day).at(-1) ?? day);
};

/** 14 Kas Cts; 14 - 20 Kas. On a phone the weekday stands in the navigator, and there is room for the year. */
const shortDateText = (view: View, day: string, isNarrow: boolean): string => {
  if (isNarrow) return view === 'daily' ? `${dayAndMonth(day)} ${day.slice(0, 4)}` : dateText(view, day);
  if (view === 'daily') return shortDay(day);
  return view === 'weekly' ? shortDates(day, weekFrom(day).at(-1) ?? day) : monthTitle(day);
};

/** Each of them is kept for itself. Until it is known whose day it is, it is that of one. */
const viewKind = (view: View, isOfOne: boolean): View | 'single' =>
  view === 'daily' && isOfOne ? 'single' : view;

/** The salon's own day; until the salon has told its zone, that of the country. */
const useToday = (salonCode: string): string => {
  const { data: salon } = useQuery(salonQuery(salonCode));
  return useWallClock(salon?.zone ?? defaultZone, DAY_LETTERS);
};

/** One day shared by three views, and everything that acts on it. */
export function Calendar({ member }: { readonly member: Member }) {
  const { salonCode, groups, mayCall } = member;
  const isNarrow = useNarrowScreen();
  const today = useToday(salonCode);
  const { day, view, employees, go } = useCalendarUrl(today);
  const { toDay, toView, toEmployee, toEmployees, openDay } = useNavigation(go);
  const weekStart = useWeekStart();
  const firstDay = view === 'weekly' ? firstOfWeek(day, weekStart.start) : day;
  const salonContext = useSalonContext(salonCode, day);
  const [summary, setSummary] = useState('');
  const scroll = useSharedScroll();
  const [openCode, setOpenCode] = useState<string | null>(null);
  const actsForAll = appointmentScope(groups, statusRights) === 'all';
  const { own, team } = salonContext;
  const employeeCodes = useMemo(
    () => selectedEmployees(employees, { own, team }, { isNarrow, actsForAll }),
    [employees, own, team, isNarrow, actsForAll],
  );
  const mayCreate = mayCall(appointment.routes.bookByDesk);
  const viewProps = { salonCode, day, employeeCodes, salonContext, today, mayCreate, setSummary, openDay };
  const isSettled = salonContext.isTeamKnown || (!isNarrow && actsForAll) || employees !== null;
  const timeViewProps = {
    ...viewProps,
    isNarrow,
    isSettled,
    scroll,
    open: setOpenCode,
    openEmployee: toEmployee,
  };
  const isRoomy = useMediaQuery(roomy);
  const isBooking = useSheetOpen();
  const printing = usePrinting();
  const showAppointment = useShownAppointment();
  const isPainted = usePainted(salonContext.isTeamKnown);
  const kind = viewKind(view, onlyOne(employeeCodes) !== undefined || !isSettled);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
      <CalendarHead
        day={day}
        sub={texts.sub(dateText(view, firstDay), summary)}
        shortSub={texts.sub(shortDateText(view, firstDay, isNarrow), summary)}
        tools={
          <Deferred isDue={isPainted} placeholder={toolsPlaceholder}>
            <Tools
              team={team}
              employeeCodes={employeeCodes}
              choose={toEmployees}
              isReady={summary !== ''}
              print={printing.start}
              weekStart={view === 'weekly' ? weekStart : undefined}
            />
          </Deferred>
        }
        tabs={<ViewTabs view={view} choose={toView} />}
        mayCreate={mayCreate}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabIdOf(view)}
        className="relative flex min-h-0 flex-1 flex-col shadow-above"
      >
        <MountedView isShown={kind === 'daily'}>
          <DayOrWeek {...timeViewProps} isWeek={false} />
        </MountedView>
        <MountedView isShown={kind === 'single'}>
          <DayOrWeek {...timeViewProps} isWeek={false} />
        </MountedView>
        <MountedView isShown={kind === 'weekly'}>
          <DayOrWeek
            {...timeViewProps}
            day={firstOfWeek(day, weekStart.start)}
            weekStart={weekStart.start}
            isWeek
          />
        </MountedView>
        <MountedView isShown={kind === 'monthly'}>
          <Month {...viewProps} toDay={toDay} />
        </MountedView>
        <FloatingNavigator
          salonCode={salonCode}
          employeeCodes={employeeCodes}
          salonHours={salonContext.around}
          day={day}
          today={today}
          isNarrow={isNarrow}
          isBeside={isRoomy && kind === 'single'}
          choose={toDay}
        />
      </div>
      <Deferred isDue={isPainted} placeholder={null}>
        <WaitingChip team={team} isBesideNavigator={kind !== 'single' && !isBooking} />
      </Deferred>
      {openCode !== null && (
        <Suspense fallback={null}>
          <Details
            code={openCode}
            onClose={() => setOpenCode(null)}
            onMoved={({ code, date }) => {
              toDay(date);
              showAppointment(code);
            }}
          />
        </Suspense>
      )}
      {printing.isPrinting && (
        <PrintedDay day={day} team={team} employeeCodes={employeeCodes} onDone={printing.stop} />
      )}
    </div>
  );
}

type Moved = { readonly code: string; readonly date: string };

type DetailsProps = {
  readonly code: string;
  readonly onClose: () => void;
  readonly onMoved: (moved: Moved) => void;
};

/**
 * What was moved in it is shown at its new place once the dialog is closed; the form of the next visit opens beside the
 * calendar, as every other.
 */
function Details({ code, onClose, onMoved }: DetailsProps) {
  const book = useBook();
  const moved = useRef<Moved>(null);
  const close = (): void => {
    onClose();
    if (moved.current) onMoved(moved.current);
  };
  return (
    <AppointmentDetails
      code={code}
      onClose={close}
      onBook={(place) => {
        entries?.afterClosing(() => book(place));
        onClose();
      }}
      onMoved={(_was, { appointmentTime }) => {
        moved.current = { code, date: appointmentTime.appointmentStartDate.slice(0, 10) };
      }}
    />
  );
}

const toolsPlaceholder = (
  <>
    <span className="size-11 shrink-0 max-tablet:order-last tablet:h-9 tablet:w-20" />
    <Skeleton className={`h-11.5 tablet:h-10.5 ${filterStyle}`} />
  </>
);
