import { Printer, UserX } from 'lucide-react';
import { type ComponentProps, memo, use } from 'react';
import { PageTour } from '../../../parts/page-tour.tsx';
import { employeeName } from '../../../parts/service-facts.ts';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { TourStep } from '../../../ui/tour.tsx';
import { useSheetOpen } from '../booking/booking-context.ts';
import { onlyOne } from '../model/selected-employees.ts';
import { texts as printTexts } from '../print/texts.ts';
import { SickDayContext } from '../sick-day/sick-day-context.ts';
import { texts as sickDayTexts } from '../sick-day/texts.ts';
import { tourTexts } from '../texts.ts';
import type { useWeekStart } from '../use-week-start.ts';
import { EmployeeFilter } from './employee-filter.tsx';
import { WeekStartToggle } from './week-start-toggle.tsx';

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

type Props = ComponentProps<typeof EmployeeFilter> & {
  /** False while what the tour would point at is still loading. */
  readonly isReady: boolean;
  readonly print: () => void;
  /** In the week's view. */
  readonly weekStart: ReturnType<typeof useWeekStart> | undefined;
};

/** The tour, the day on paper, and whose day it is: one piece, since the tour begins by pointing at the filter. */
export const Tools = memo(function Tools({ isReady, print, weekStart, ...filter }: Props) {
  const isBooking = useSheetOpen();
  const mayMark = use(SickDayContext);
  const chosen = mayMark && filter.team.find(({ code }) => code === onlyOne(filter.employeeCodes));
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 max-tablet:order-last">
        {/* Nobody who is booking is shown around. */}
        {!isBooking && (
          <PageTour tour="calendar" name={tourName} steps={tourSteps} isReady={isReady} isIcon />
        )}
        {weekStart && !isBooking && <WeekStartToggle {...weekStart} />}
        {/* One person's day has no head to press. */}
        {chosen && !isBooking && (
          <IconButton
            icon={UserX}
            look="outline"
            label={sickDayTexts.button(employeeName(chosen))}
            aria-haspopup="menu"
            data-absence={chosen.code}
          />
        )}
        <span className={isBooking ? 'hidden' : 'grid max-tablet:hidden'}>
          <Tooltip text={printTexts.print} side="bottom">
            <IconButton
              icon={Printer}
              look="outline"
              label={printTexts.print}
              aria-keyshortcuts="Control+P"
              onPress={print}
            />
          </Tooltip>
        </span>
      </div>
      <EmployeeFilter {...filter} />
    </>
  );
});
