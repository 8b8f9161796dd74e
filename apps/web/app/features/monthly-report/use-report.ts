import { appointment } from '@ayna/contracts/appointment';
import { useQuery } from '@tanstack/react-query';
import { holidaysQuery } from '../../data/catalog.ts';
import { commissionsQuery } from '../../data/commission.ts';
import { monthlyReportQuery } from '../../data/monthly-report.ts';
import type { Salon } from '../../data/salon.ts';
import { appointmentFiguresQuery } from '../../data/statistics.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { monthAfter } from '../../parts/months.ts';
import type { Member } from '../../parts/use-member.ts';
import { monthTitle } from '../../ui/day-text.ts';
import { buildReport, daysOf } from './model/report.ts';
import type { ReportPaper } from './pdf/draw-report.ts';
import { texts } from './texts.ts';

type Options = {
  readonly member: Member;
  readonly salon: Salon | undefined;
  readonly month: string;
  readonly today: string;
};

/** Appointments of the month, the one before and a year ago, for those who may see them. */
const useFigures = (member: Member, month: string) => {
  const enabled = member.mayCall(appointment.routes.figures);
  const queryOf = (other: string) => {
    const { from, to } = daysOf(other);
    return { ...appointmentFiguresQuery(member.salonCode, { first: from, last: to }), enabled };
  };
  return {
    figures: useQuery(queryOf(month)),
    figuresBefore: useQuery(queryOf(monthAfter(month, -1))),
    figuresLastYear: useQuery(queryOf(monthAfter(month, -12))),
  };
};

/** The report as page and PDF show it; undefined until its money has come. */
export const useReport = ({ member, salon, month, today }: Options) => {
  const { salonCode } = member;
  const query = useQuery(monthlyReportQuery(salonCode, month));
  const commissions = useQuery(commissionsQuery(salonCode, month));
  const { from, to } = daysOf(month);
  const holidays = useQuery(holidaysQuery(from, to));
  const { figures, figuresBefore, figuresLastYear } = useFigures(member, month);
  // While another month is under way, the page of the last one stays, under its own name.
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  const paper: ReportPaper | undefined =
    isShown && salon
      ? {
          report: buildReport({
            month,
            today,
            report: query.data,
            salon,
            holidays: new Map(holidays.data?.map((one) => [one.date, one])),
            figures: figures.data,
            figuresBefore: figuresBefore.data,
            figuresLastYear: figuresLastYear.data,
            statements: commissions.isPlaceholderData ? [] : (commissions.data?.statements ?? []),
          }),
          salon: salon.name,
          address: `${salon.address}, ${salon.district}`,
          title: monthTitle(from),
          prepared: texts.prepared(momentOf(new Date(query.dataUpdatedAt).toISOString())),
          running: today.startsWith(month) ? texts.running(dayAndMonth(today)) : '',
        }
      : undefined;
  // A file is handed over as a whole, or not at all.
  const isComplete = !commissions.isPending && !commissions.isPlaceholderData && !figures.isLoading;
  return { query, paper, isComplete };
};
