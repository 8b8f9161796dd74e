import { Printer } from 'lucide-react';
import { memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { PageTour } from '../../../parts/page-tour.tsx';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { TourStep } from '../../../ui/tour.tsx';
import { texts as printTexts } from '../print/texts.ts';
import { tourTexts } from '../texts.ts';

const { filter, views, navigator, block, aside, add } = tourTexts.steps;

const tourName = tourTexts.name;

/** What is not on the page is left out: the button for a new one is in the head, on a phone in the bar below. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="calendar-filter"]', ...filter },
  { target: '[data-tour="calendar-views"]', ...views },
  { target: '[data-tour="calendar-navigator"]', ...navigator },
  { target: '[data-view=shown] [data-block]', ...block },
  { target: '[data-view=shown] [data-tour="calendar-aside"]', ...aside },
  { target: '[data-tour="calendar-new"]', ...add },
  { target: `nav a[href="${paths.addAppointment}"]`, ...add },
];

type Props = {
  readonly day: string;
  readonly team: readonly Employee[];
  readonly employeeCode: string | undefined;
  /** False while what the tour would point at is still loading. */
  readonly isReady: boolean;
};

/** The tour, and the day on paper. */
export const Tools = memo(function Tools({ day, team, employeeCode, isReady }: Props) {
  const printed = useMemo(
    () =>
      team.filter(({ code, isActive }) => (employeeCode === undefined ? isActive : code === employeeCode)),
    [team, employeeCode],
  );
  return (
    <>
      <PageTour tour="calendar" name={tourName} steps={tourSteps} isReady={isReady} isIcon />
      <span className="grid max-tablet:hidden">
        <PrintDay date={day} employees={printed} />
      </span>
    </>
  );
});

// Paper is rare: anyone who prints nothing does not pay for it.
const Sheet = lazyComponent(() => import('../print/sheet.tsx').then((part) => part.Sheet));

type PrintDayProps = {
  /** 2026-11-14. */
  readonly date: string;
  /** Whose columns are shown: a table each. */
  readonly employees: readonly Employee[];
};

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'p';

/** The day on paper, by its button and by the key that prints everywhere else. */
function PrintDay({ date, employees }: PrintDayProps) {
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      setPrinting(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Tooltip text={printTexts.print} side="bottom">
        <IconButton
          icon={Printer}
          look="outline"
          label={printTexts.print}
          aria-keyshortcuts="Control+P"
          onPress={() => setPrinting(true)}
        />
      </Tooltip>
      {isPrinting && (
        <Suspense fallback={null}>
          <Sheet date={date} employees={employees} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
