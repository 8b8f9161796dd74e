import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { CalendarDrag } from './drag/calendar-drag.tsx';
import { EmptyNote } from './empty-note.tsx';
import { FailedNote } from './failed-note.tsx';
import { type Look, TimeGrid } from './grid/time-grid.tsx';
import type { SharedScroll } from './grid/use-shared-scroll.ts';
import { whatOf } from './head/sub-text.ts';
import { LiveMarks } from './live/live-marks.tsx';
import { runsPastMidnight, sceneOf } from './model/columns.ts';
import { weekFrom } from './model/day-walk.ts';
import { texts } from './texts.ts';
import { useAppointments } from './use-appointments.ts';
import type { useAround } from './use-around.ts';

const Aside = lazyComponent(() => import('./aside/aside.tsx').then((part) => part.Aside));

/** Beside one person's day there is room for what comes next. */
export const roomy = '(min-width: 1100.02px)';

const daySteps = [1, -1] as const;
const weekSteps = [1, -1, 7, -7] as const;

export type Shared = {
  readonly salonCode: string;
  readonly day: string;
  readonly employeeCode: string | undefined;
  readonly known: ReturnType<typeof useAround>;
  readonly today: string;
  readonly mayCreate: boolean;
  /** Says under the heading what the view found. */
  readonly tell: (what: string) => void;
  readonly openDay: (day: string) => void;
};

type Props = Shared & {
  readonly isWeek: boolean;
  readonly isNarrow: boolean;
  /** False while it is not known yet whose day it is. */
  readonly isSettled: boolean;
  readonly scroll: SharedScroll;
  readonly open: (code: string) => void;
};

const lookOf = (isWeek: boolean, employeeCode: string | undefined): Look => {
  if (isWeek) return 'week';
  return employeeCode === undefined ? 'team' : 'single';
};

const emptyTitle = (isWeek: boolean, day: string, today: string): string => {
  if (isWeek) return texts.empty.week;
  return day === today ? texts.empty.today : texts.empty.day;
};

const useScene = ({ salonCode, day, employeeCode, known, isWeek, isSettled }: Props) => {
  const days = useMemo(() => (isWeek ? weekFrom(day) : [day]), [isWeek, day]);
  const last = days.at(-1) ?? day;
  const found = useAppointments(salonCode, {
    days: { first: day, last, ...(employeeCode !== undefined && { employeeCode }) },
    isNightly: useMemo(() => runsPastMidnight(known.around, last), [known.around, last]),
    isEnabled: isSettled,
    steps: isWeek ? weekSteps : daySteps,
  });
  const { appointments, blocks } = found;
  const scene = useMemo(
    () => sceneOf({ ...known.around, days, employeeCode, appointments, blocks }),
    [known.around, days, employeeCode, appointments, blocks],
  );
  return { ...found, scene, isLoading: found.isLoading || !isSettled };
};

/** The views on a scale of time: a day of the team or of one person, and seven days. */
export const DayOrWeek = memo(function DayOrWeek(props: Props) {
  const { day, employeeCode, known, today, mayCreate, tell, isWeek, isNarrow, open, openDay } = props;
  const { scene, appointments, blocks, isLoading, failure, retry } = useScene(props);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isRoomy = useMediaQuery(roomy);
  const employee = known.team.find(({ code }) => code === employeeCode);
  const shown = useMemo(
    () => scene.columns.flatMap((column) => column.shown.map((one) => one.appointment)),
    [scene],
  );
  const what = isLoading || failure ? '' : whatOf(shown);
  useEffect(() => tell(what), [tell, what]);
  const isEmpty = !isLoading && !failure && shown.length === 0;
  const hasAside = !isWeek && isRoomy && employee !== undefined;
  return (
    <>
      {failure && <FailedNote retry={retry} />}
      <div className={hasAside ? 'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_320px]' : 'contents'}>
        <div className="relative flex min-h-0 flex-1 flex-col" aria-busy={isLoading}>
          <TimeGrid
            scene={scene}
            look={lookOf(isWeek, employeeCode)}
            today={today}
            zone={known.zone}
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
      <CalendarDrag root={root} appointments={appointments} blocks={blocks} employees={known.team} />
    </>
  );
});
