import { appointment } from '@ayna/contracts/appointment';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { salonQuery } from '../../data/salon.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import type { Member } from '../../parts/use-member.ts';
import { DateNavigator } from '../../ui/date-navigator.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { DayOrWeek, roomy } from './day-or-week.tsx';
import { useSharedScroll } from './grid/use-shared-scroll.ts';
import { CalendarHead } from './head/calendar-head.tsx';
import { EmployeeFilter } from './head/employee-filter.tsx';
import { dateText } from './head/subtitle.ts';
import { Tools } from './head/tools.tsx';
import { panelId, tabIdOf, ViewTabs } from './head/view-tabs.tsx';
import { rangeAround } from './model/calendar-days.ts';
import { Month } from './month/month.tsx';
import { MountedView } from './mounted-view.tsx';
import { texts, urlWords } from './texts.ts';
import { defaultZone, useSalonContext } from './use-salon-context.ts';
import { useUrlState, type View } from './use-url-state.ts';
import { useWallClock } from './use-wall-clock.ts';

const AppointmentDetails = lazyComponent(() =>
  import('../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

/** Dates alone, of what a clock shows. */
const DAY_LETTERS = 10;

/** The navigator shows three days where there is room for them, and otherwise the chosen one. */
const wide = '(min-width: 769px)';

/** What of the place is known to all views, and the ways to change it; the ways are the same ever after. */
const useNavigation = (go: ReturnType<typeof useUrlState>['go']) =>
  useMemo(
    () => ({
      toDay: (day: string) => go({ day }),
      toView: (view: View) => go({ view }),
      toEmployee: (employee: string) => go({ employee }),
      openDay: (day: string) => go({ day, view: 'daily' }),
    }),
    [go],
  );

/** Each of them is kept for itself. Until it is known whose day it is, it is that of one. */
const viewKind = (view: View, isOfOne: boolean): View | 'single' =>
  view === 'daily' && isOfOne ? 'single' : view;

/** The salon's own day; until the salon has told its zone, that of the country. */
const useToday = (salonCode: string): string => {
  const { data: salon } = useQuery(salonQuery(salonCode));
  return useWallClock(salon?.zone ?? defaultZone, DAY_LETTERS);
};

/** One day shared by three views, and everything that acts on it. */
export function Calendar({ member: { salonCode, mayCall } }: { readonly member: Member }) {
  const isNarrow = useNarrowScreen();
  const today = useToday(salonCode);
  const { day, view, employee, go } = useUrlState(today);
  const { toDay, toView, toEmployee, openDay } = useNavigation(go);
  const salonContext = useSalonContext(salonCode, day);
  const [summary, setSummary] = useState('');
  const scroll = useSharedScroll();
  const [openCode, setOpenCode] = useState<string | null>(null);
  const employeeCode = selectedEmployee(employee, salonContext, isNarrow && view !== 'monthly');
  const mayCreate = mayCall(appointment.routes.bookByDesk);
  const viewProps = { salonCode, day, employeeCode, salonContext, today, mayCreate, setSummary, openDay };
  const isSettled = salonContext.isTeamKnown || !isNarrow || employee !== null;
  const timeViewProps = { ...viewProps, isNarrow, isSettled, scroll, open: setOpenCode };
  const isRoomy = useMediaQuery(roomy);
  const kind = viewKind(view, employeeCode !== undefined || !isSettled);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
      <CalendarHead
        sub={texts.sub(dateText(view, day, isNarrow), summary)}
        filter={<EmployeeFilter team={salonContext.team} employeeCode={employeeCode} choose={toEmployee} />}
        tabs={<ViewTabs view={view} choose={toView} />}
        tools={
          <Tools day={day} team={salonContext.team} employeeCode={employeeCode} isReady={summary !== ''} />
        }
        mayCreate={mayCreate}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabIdOf(view)}
        className="relative flex min-h-0 flex-1 flex-col shadow-[0_-1px_0_var(--line)]"
      >
        <MountedView isShown={kind === 'daily'}>
          <DayOrWeek {...timeViewProps} isWeek={false} />
        </MountedView>
        <MountedView isShown={kind === 'single'}>
          <DayOrWeek {...timeViewProps} isWeek={false} />
        </MountedView>
        <MountedView isShown={kind === 'weekly'}>
          <DayOrWeek {...timeViewProps} isWeek />
        </MountedView>
        <MountedView isShown={kind === 'monthly'}>
          <Month {...viewProps} />
        </MountedView>
        <FloatingNavigator day={day} today={today} isBeside={isRoomy && kind === 'single'} choose={toDay} />
      </div>
      {openCode !== null && (
        <Suspense fallback={null}>
          <AppointmentDetails code={openCode} onClose={() => setOpenCode(null)} />
        </Suspense>
      )}
    </div>
  );
}

type FloatingNavigatorProps = {
  readonly day: string;
  readonly today: string;
  /** Whether the panel stands beside the day. */
  readonly isBeside: boolean;
  readonly choose: (day: string) => void;
};

/** Over the foot of the view; beside the panel, not over it. */
function FloatingNavigator({ day, today, isBeside, choose }: FloatingNavigatorProps) {
  const chips = useMediaQuery(wide) ? 3 : 1;
  const range = useMemo(() => rangeAround(today), [today]);
  return (
    <div
      data-tour="calendar-navigator"
      data-beside={isBeside ? '' : undefined}
      className="absolute bottom-4.5 left-1/2 z-25 -translate-x-1/2 data-beside:left-[calc(50%-160px)] max-tablet:bottom-3"
    >
      <DateNavigator {...range} value={day} today={today} chips={chips} onChange={choose} />
    </div>
  );
}

type SalonContext = ReturnType<typeof useSalonContext>;

/** Undefined is everybody. A phone has room for one, and begins with one's own. */
const selectedEmployee = (
  requested: string | null,
  { own, team }: SalonContext,
  defaultsToOne: boolean,
): string | undefined => {
  if (requested !== null) return requested === urlWords.everybody ? undefined : requested;
  if (!defaultsToOne) return undefined;
  return own?.code ?? team.find(({ isActive }) => isActive)?.code;
};
