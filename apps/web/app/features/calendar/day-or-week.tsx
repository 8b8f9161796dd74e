import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { CalendarDrag } from './drag/calendar-drag.tsx';
import { EmptyNote } from './empty-note.tsx';
import { FailedNote } from './failed-note.tsx';
import { type GridLayout, TimeGrid } from './grid/time-grid.tsx';
import type { SharedScroll } from './grid/use-shared-scroll.ts';
import { countText } from './head/subtitle.ts';
import { LiveMarks } from './live/live-marks.tsx';
import { weekFrom } from './model/calendar-days.ts';
import { buildGrid, runsPastMidnight } from './model/columns.ts';
import { texts } from './texts.ts';
import { useAppointments } from './use-appointments.ts';
import type { useSalonContext } from './use-salon-context.ts';

const Aside = lazyComponent(() => import('./aside/aside.tsx').then((part) => part.Aside));

/** Beside one person's day there is room for what comes next. */
export const roomy = '(min-width: 1100.02px)';

const daySteps = [1, -1] as const;
const weekSteps = [1, -1, 7, -7] as const;

export type ViewProps = {
  readonly salonCode: string;
  readonly day: string;
  readonly employeeCode: string | undefined;
  readonly salonContext: ReturnType<typeof useSalonContext>;
  readonly today: string;
  readonly mayCreate: boolean;
  /** Says under the heading what the view found. */
  readonly setSummary: (summary: string) => void;
  readonly openDay: (day: string) => void;
};

type Props = ViewProps & {
  readonly isWeek: boolean;
  readonly isNarrow: boolean;
  /** False while it is not known yet whose day it is. */
  readonly isSettled: boolean;
  readonly scroll: SharedScroll;
  readonly open: (code: string) => void;
};

const gridLayout = (isWeek: boolean, employeeCode: string | undefined): GridLayout => {
  if (isWeek) return 'week';
  return employeeCode === undefined ? 'team' : 'single';
};

const emptyTitle = (isWeek: boolean, day: string, today: string): string => {
  if (isWeek) return texts.empty.week;
  return day === today ? texts.empty.today : texts.empty.day;
};

const useGridModel = ({ salonCode, day, employeeCode, salonContext, isWeek, isSettled }: Props) => {
  const days = useMemo(() => (isWeek ? weekFrom(day) : [day]), [isWeek, day]);
  const last = days.at(-1) ?? day;
  const loaded = useAppointments(salonCode, {
    days: { first: day, last, ...(employeeCode !== undefined && { employeeCode }) },
    isNightly: useMemo(() => runsPastMidnight(salonContext.around, last), [salonContext.around, last]),
    isEnabled: isSettled,
    steps: isWeek ? weekSteps : daySteps,
  });
  const { appointments, blocks } = loaded;
  const grid = useMemo(
    () => buildGrid({ ...salonContext.around, days, employeeCode, appointments, blocks }),
    [salonContext.around, days, employeeCode, appointments, blocks],
  );
  return { ...loaded, grid, isLoading: loaded.isLoading || !isSettled };
};

/** The views on a scale of time: a day of the team or of one person, and seven days. */
export const DayOrWeek = memo(function DayOrWeek(props: Props) {
  const { day, employeeCode, salonContext, today, mayCreate, setSummary, isWeek, isNarrow, open, openDay } =
    props;
  const { grid, appointments, blocks, isLoading, failure, retry } = useGridModel(props);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isRoomy = useMediaQuery(roomy);
  const employee = salonContext.team.find(({ code }) => code === employeeCode);
  const shown = useMemo(
    () => grid.columns.flatMap((column) => column.shown.map((one) => one.appointment)),
    [grid],
  );
  const summary = isLoading || failure ? '' : countText(shown);
  useEffect(() => setSummary(summary), [setSummary, summary]);
  const isEmpty = !isLoading && !failure && shown.length === 0;
  const hasAside = !isWeek && isRoomy && employee !== undefined;
  return (
    <>
      {failure && <FailedNote retry={retry} />}
      <div className={hasAside ? 'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_320px]' : 'contents'}>
        <div className="relative flex min-h-0 flex-1 flex-col" aria-busy={isLoading}>
          <TimeGrid
            grid={grid}
            layout={gridLayout(isWeek, employeeCode)}
            today={today}
            zone={salonContext.zone}
            isNarrow={isNarrow}
            isLoading={isLoading}
            root={root}
            setRoot={setRoot}
            scroll={props.scroll}
            open={open}
            openDay={openDay}
          />
          {isEmpty && <EmptyNote title={emptyTitle(isWeek, day, today)} mayCreate={mayCreate} />}
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
      <LiveMarks root={root} appointments={appointments} />
      <CalendarDrag root={root} appointments={appointments} blocks={blocks} employees={salonContext.team} />
    </>
  );
});
