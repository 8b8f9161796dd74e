import { memo, useMemo } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { PageTour } from '../../../parts/page-tour.tsx';
import { PrintDay } from '../print/print-day.tsx';
import { tourName, tourSteps } from '../tour-steps.ts';

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
