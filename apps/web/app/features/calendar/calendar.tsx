import { appointment } from '@ayna/contracts/appointment';
import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import { addMonths } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { salonQuery } from '../../data/salon.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import type { Member } from '../../parts/use-member.ts';
import { longDay, monthTitle } from '../../ui/day-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { DayOrWeek, FailedNote, roomy, type ViewProps } from './day-or-week.tsx';
import { FloatingNavigator } from './floating-navigator.tsx';
import { useSharedScroll } from './grid/use-shared-scroll.ts';
import { CalendarHead } from './head/calendar-head.tsx';
import { Deferred } from './head/deferred.tsx';
import { panelId, tabIdOf, ViewTabs } from './head/view-tabs.tsx';
import { clampDay, firstOfWeek, rangeAround, weekFrom } from './model/calendar-days.ts';
import { selectedEmployee } from './model/selected-employee.ts';
import { MonthView } from './month/month-view.tsx';
import { MountedView } from './mounted-view.tsx';
import { PrintedDay } from './print/printed-day.tsx';
import { usePrinting } from './print/use-printing.ts';
import { texts } from './texts.ts';
import { useMonth } from './use-month.ts';
import { defaultZone, useSalonContext } from './use-salon-context.ts';
import { useShownAppointment } from './use-shown-appointment.ts';
import { useCalendarUrl, type View } from './use-url-state.ts';
import { useWallClock } from './use-wall-clock.ts';
import { useWeekStart } from './use-week-start.ts';

const AppointmentDetails = lazyComponent(() =>
  import('../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

// A list and tooltips weigh more than the day's own script, and nobody presses them before the day is there: they are
// loaded once it is painted.
const Tools = lazyComponent(() => import('./head/tools.tsx').then((part) => part.Tools));

/** Dates alone, of what a clock shows. */
const DAY_LETTERS = 10;

/** What of the place is known to all views, and the ways to change it; the ways are the same ever after. */
const useNavigation = (go: ReturnType<typeof useCalendarUrl>['go']) =>
  useMemo(
    () => ({
      toDay: (day: string) => go({ day }),
      toView: (view: View) => go({ view }),
      toEmployee: (employee: string) => go({ employee }),
      openDay: (day: string) => go({ day, view: 'daily' }),
    }),
    [go],
  );

/** 14 Kasim 2026 Cumartesi; the seven days; Kasim 2026. On a phone the weekday stands in the navigator. */
const dateText = (view: View, day: string, isNarrow = false): string => {
  if (view === 'monthly') return monthTitle(day);
  // The weekdays stand over the columns.
  if (view === 'daily') return isNarrow ? `${dayAndMonth(day)} ${day.slice(0, 4)}` : longDay(day);
  return datesText(day, weekFrom(day).at(-1) ?? day);
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
  const { day, view, employee, go } = useCalendarUrl(today);
  const { toDay, toView, toEmployee, openDay } = useNavigation(go);
  const weekStart = useWeekStart();
  const firstDay = view === 'weekly' ? firstOfWeek(day, weekStart.start) : day;
  const salonContext = useSalonContext(salonCode, day);
  const [summary, setSummary] = useState('');
  const scroll = useSharedScroll();
  const [openCode, setOpenCode] = useState<string | null>(null);
  const actsForAll = appointmentScope(groups, statusRights) === 'all';
  const employeeCode = selectedEmployee(employee, salonContext, {
    isNarrow,
    actsForAll,
  });
  const mayCreate = mayCall(appointment.routes.bookByDesk);
  const viewProps = { salonCode, day, employeeCode, salonContext, today, mayCreate, setSummary, openDay };
  const isSettled = salonContext.isTeamKnown || (!isNarrow && actsForAll) || employee !== null;
  const timeViewProps = {
    ...viewProps,
    isNarrow,
    isSettled,
    scroll,
    open: setOpenCode,
    openEmployee: toEmployee,
  };
  const isRoomy = useMediaQuery(roomy);
  const printing = usePrinting();
  const showAppointment = useShownAppointment();
  const isPainted = usePainted(salonContext.isTeamKnown);
  const kind = viewKind(view, employeeCode !== undefined || !isSettled);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
      <CalendarHead
        day={day}
        sub={texts.sub(dateText(view, firstDay, isNarrow), summary)}
        tools={
          <Deferred isDue={isPainted} placeholder={toolsPlaceholder}>
            <Tools
              team={salonContext.team}
              employeeCode={employeeCode}
              choose={toEmployee}
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
          employeeCode={employeeCode}
          salonHours={salonContext.around}
          day={day}
          today={today}
          isNarrow={isNarrow}
          isBeside={isRoomy && kind === 'single'}
          choose={toDay}
        />
      </div>
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
        <PrintedDay day={day} team={salonContext.team} employeeCode={employeeCode} onDone={printing.stop} />
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

/** What was moved in it is shown at its new place once the dialog is closed. */
function Details({ code, onClose, onMoved }: DetailsProps) {
  const moved = useRef<Moved>(null);
  const close = (): void => {
    onClose();
    if (moved.current) onMoved(moved.current);
  };
  return (
    <AppointmentDetails
      code={code}
      onClose={close}
      onMoved={(_was, { appointmentTime }) => {
        moved.current = { code, date: appointmentTime.appointmentStartDate.slice(0, 10) };
      }}
    />
  );
}

const toolsPlaceholder = (
  <>
    <span className="size-11 max-tablet:order-last tablet:h-9 tablet:w-20" />
    <Skeleton className="h-11.5 w-50 max-wide:w-46 max-tablet:w-33 tablet:h-10.5" />
  </>
);

type MonthProps = ViewProps & { readonly toDay: (day: string) => void };

/** How much each day of the month has. */
function Month({ salonCode, day, employeeCode, salonContext, setSummary, ...props }: MonthProps) {
  const { today, openDay, toDay } = props;
  const month = useMonth(salonCode, { day, employeeCode, salonHours: salonContext.around, isEnabled: true });
  const summary = month.isLoading || month.failure ? '' : texts.summary(month.count, 0, month.canceled);
  useEffect(() => setSummary(summary), [setSummary, summary]);
  const stepMonth = useCallback(
    (months: number) => toDay(clampDay(addMonths(day, months), rangeAround(today))),
    [day, today, toDay],
  );
  return (
    <>
      {month.failure && <FailedNote retry={month.retry} />}
      <MonthView
        weeks={month.weeks}
        today={today}
        selected={day}
        isLoading={month.isLoading}
        openDay={openDay}
        stepMonth={stepMonth}
      />
    </>
  );
}
