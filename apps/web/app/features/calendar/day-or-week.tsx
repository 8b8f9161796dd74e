import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { TriangleAlert } from 'lucide-react';
import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '../../data/appointments.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { emptyPrefill } from '../../parts/appointment-form/model/prefill.ts';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useSheetOpen } from './booking/booking-context.ts';
import { useBookingLink } from './booking/use-booking-link.ts';
import type { Marks } from './grid/block.tsx';
import { isSalonClosed } from './grid/column-rules.ts';
import { type GridLayout, TimeGrid } from './grid/time-grid.tsx';
import type { SharedScroll } from './grid/use-shared-scroll.ts';
import { type WeekStart, weekFrom } from './model/calendar-days.ts';
import { buildGrid, runsPastMidnight, skeletonGrid } from './model/columns.ts';
import { onlyOne, type SelectedEmployees } from './model/selected-employees.ts';
import { texts } from './texts.ts';
import { useAppointments } from './use-appointments.ts';
import type { useSalonContext } from './use-salon-context.ts';

// With menus and dialogs they weigh a third of the screen: they are loaded once the day is painted.
const CalendarDrag = lazyComponent(() =>
  import('./drag/calendar-drag.tsx').then((part) => part.CalendarDrag),
);
const MarksReader = lazyComponent(() => import('./marks-reader.ts').then((part) => part.MarksReader));
const BlockCard = lazyComponent(() => import('./block-card/block-card.tsx').then((part) => part.BlockCard));
const LiveMarks = lazyComponent(() => import('./live/live-marks.tsx').then((part) => part.LiveMarks));

const Aside = lazyComponent(() => import('./aside/aside.tsx').then((part) => part.Aside));

const noMarks: Marks = { colors: new Map(), allergies: new Map() };

/** Beside one person's day there is room for what comes next. */
export const roomy = '(min-width: 1100.02px)';

const daySteps = [1, -1] as const;
const weekSteps = { selected: [1, -1, 7, -7], monday: [7, -7] } as const;

export type ViewProps = {
  readonly salonCode: string;
  readonly day: string;
  readonly employeeCodes: SelectedEmployees;
  readonly salonContext: ReturnType<typeof useSalonContext>;
  readonly today: string;
  readonly mayCreate: boolean;
  /** Says under the heading what the view found. */
  readonly setSummary: (summary: string) => void;
  readonly openDay: (day: string) => void;
};

type Props = ViewProps & {
  readonly isWeek: boolean;
  readonly weekStart?: WeekStart;
  readonly isNarrow: boolean;
  /** False while it is not known yet whose day it is. */
  readonly isSettled: boolean;
  readonly scroll: SharedScroll;
  readonly open: (code: string) => void;
  readonly openEmployee: (code: string) => void;
};

const gridLayout = (isWeek: boolean, employeeCodes: SelectedEmployees): GridLayout => {
  if (isWeek) return 'week';
  return onlyOne(employeeCodes) === undefined ? 'team' : 'single';
};

const emptyTitle = (isWeek: boolean, day: string, today: string): string => {
  if (isWeek) return texts.empty.week;
  return day === today ? texts.empty.today : texts.empty.day;
};

/** All of them, as a cell of the month and the API count them: '35 randevu, 3 onay bekliyor, 2 iptal'. */
const countText = (appointments: readonly Appointment[]): string => {
  const countOf = (of: AppointmentStatus) => appointments.filter(({ status }) => status === of).length;
  return texts.summary(appointments.length, countOf('Pending'), countOf('Canceled'));
};

const useGridModel = ({ salonCode, day, employeeCodes, salonContext, isWeek, ...rest }: Props) => {
  const { isSettled, weekStart = 'selected' } = rest;
  // Of several, everybody's are read and some of them shown: the team's list is there already.
  const employeeCode = onlyOne(employeeCodes);
  const days = useMemo(() => (isWeek ? weekFrom(day) : [day]), [isWeek, day]);
  const last = days.at(-1) ?? day;
  const loaded = useAppointments(salonCode, {
    days: { first: day, last, ...(employeeCode !== undefined && { employeeCode }) },
    isNightly: useMemo(() => runsPastMidnight(salonContext.around, last), [salonContext.around, last]),
    isEnabled: isSettled,
    steps: isWeek ? weekSteps[weekStart] : daySteps,
  });
  const { appointments, blocks } = loaded;
  const { around, isTeamKnown, columnCount } = salonContext;
  // Columns of those alone who have appointments would jump when the rest of the team comes.
  const isWaiting = !isTeamKnown && employeeCode === undefined && !isWeek;
  const grid = useMemo(
    () =>
      isWaiting
        ? skeletonGrid(around, day, employeeCodes.length || columnCount)
        : buildGrid({ ...around, days, employeeCodes, appointments, blocks }),
    [around, isWaiting, columnCount, day, days, employeeCodes, appointments, blocks],
  );
  return { ...loaded, grid, isLoading: loaded.isLoading || !isSettled || isWaiting };
};

/** The views on a scale of time: a day of the team or of one person, and seven days. */
export const DayOrWeek = memo(function DayOrWeek(props: Props) {
  const { salonCode, day, employeeCodes, salonContext, today, mayCreate, setSummary, isWeek, isNarrow } =
    props;
  const { open, openDay } = props;
  const { grid, appointments, blocks, isLoading, failure, retry } = useGridModel(props);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isRoomy = useMediaQuery(roomy);
  const isBooking = useSheetOpen();
  const isPainted = usePainted(!isLoading);
  const [marks, setMarks] = useState(noMarks);
  const employee = salonContext.team.find(({ code }) => code === onlyOne(employeeCodes));
  const shown = useMemo(
    () => grid.columns.flatMap((column) => column.shown.map((one) => one.appointment)),
    [grid],
  );
  const summary = isLoading || failure ? '' : countText(shown);
  useEffect(() => setSummary(summary), [setSummary, summary]);
  // A closed day says so itself.
  const isEmpty = !isLoading && !failure && shown.length === 0 && !isSalonClosed(grid);
  const hasAside = !isWeek && isRoomy && !isBooking && employee !== undefined;
  return (
    <>
      {failure && <FailedNote retry={retry} />}
      <div className={hasAside ? 'grid min-h-0 flex-1 grid-cols-fill-aside' : 'contents'}>
        <div className="relative flex min-h-0 flex-1 flex-col" aria-busy={isLoading}>
          <TimeGrid
            grid={grid}
            layout={gridLayout(isWeek, employeeCodes)}
            today={today}
            zone={salonContext.zone}
            isNarrow={isNarrow}
            isLoading={isLoading}
            marks={marks}
            mayCreate={mayCreate}
            root={root}
            setRoot={setRoot}
            scroll={props.scroll}
            open={open}
            openDay={openDay}
            openEmployee={props.openEmployee}
          />
          {isEmpty && <EmptyNote title={emptyTitle(isWeek, day, today)} day={day} mayCreate={mayCreate} />}
        </div>
        {hasAside && (
          <Suspense fallback={<div className="bg-sunken" />}>
            <Aside
              employee={employee}
              date={day}
              appointments={appointments}
              blocks={blocks}
              isLoading={isLoading}
              onOpen={open}
            />
          </Suspense>
        )}
      </div>
      {isPainted && (
        <Suspense fallback={null}>
          <MarksReader salonCode={salonCode} day={day} onRead={setMarks} />
          <LiveMarks root={root} appointments={shown} />
          <BlockCard root={root} appointments={shown} marks={marks} />
          <CalendarDrag
            root={root}
            appointments={appointments}
            blocks={blocks}
            employees={salonContext.team}
          />
        </Suspense>
      )}
    </>
  );
});

type EmptyNoteProps = { readonly title: string; readonly day: string; readonly mayCreate: boolean };

/** Over a grid without a single block, and over its hours on a phone. It lets the pointer through: empty time is there to be pressed. */
function EmptyNote({ title, day, mayCreate }: EmptyNoteProps) {
  const link = useBookingLink({ ...emptyPrefill, date: day });
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-22 z-20 grid place-items-center">
      <p className="flex flex-wrap justify-center gap-x-1.5 rounded-lg bg-surface px-4 py-2.5 text-center shadow-outline-2 dark:bg-raised">
        <span className="font-strong">{title}</span>
        {mayCreate ? (
          <Link
            {...link}
            className="pointer-events-auto rounded-xs font-strong text-accent-ink underline decoration-1 underline-offset-3"
          >
            {texts.empty.add}
          </Link>
        ) : (
          <span className="text-muted">{texts.empty.wait}</span>
        )}
      </p>
    </div>
  );
}

/** An empty calendar after a failure must not look like a free day. */
export function FailedNote({ retry }: { readonly retry: () => void }) {
  return (
    <div className="mx-6 mb-3 flex shrink-0 items-center gap-3 rounded-lg bg-danger-bg px-4 py-2 text-danger-ink max-tablet:mx-4">
      <TriangleAlert size={18} className="shrink-0" />
      <p className="min-w-0 flex-1">{texts.failed}</p>
      <Button look="outline" size="sm" onPress={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
