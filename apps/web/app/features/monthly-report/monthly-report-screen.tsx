import { finance } from '@ayna/contracts/finance';
import { wallDate } from '@ayna/domain/wall-now';
import { useQuery } from '@tanstack/react-query';
import { FileChartColumn } from 'lucide-react';
import type { MetaDescriptor } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { systemClock } from '../../lib/clock.ts';
import { optionalParam, useUrlState } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { isMonth } from '../../parts/months.ts';
import { NoPermission } from '../../parts/no-permission.tsx';
import { type Member, useMember } from '../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportPaper } from './report-paper.tsx';
import { texts, urlWords } from './texts.ts';
import { useReport } from './use-report.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** A month on one page, to read, to print, and to hand over. */
export default function MonthlyReportScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(finance.routes.monthlyReport)) return <Report key={member.salonCode} member={member} />;
  return (
    <NoPermission
      page={texts.title}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: FileChartColumn }}
    />
  );
}

/** Until the salon has told its zone, that of the country. */
const defaultZone = 'Europe/Istanbul';

const params = { month: optionalParam(urlWords.month, isMonth) };

function Report({ member }: { readonly member: Member }) {
  const { salonCode } = member;
  const { data: salon } = useQuery(salonQuery(salonCode));
  const today = wallDate(systemClock.now(), salon?.zone ?? defaultZone);
  const thisMonth = today.slice(0, 7);
  const { values } = useUrlState(params);
  // Nothing was paid in a month that has not begun.
  const month = values.month && values.month < thisMonth ? values.month : thisMonth;
  const { query, paper, isComplete } = useReport({ member, salon, month, today });
  return (
    <>
      <ReportHead month={month} thisMonth={thisMonth} paper={isComplete ? paper : undefined} />
      <div
        data-report-desk
        aria-busy={query.isPlaceholderData}
        className="grid content-start gap-5 bg-sunken px-6 pt-6 pb-10 shadow-above max-tablet:gap-4 max-tablet:px-3 max-tablet:pt-3 max-tablet:pb-6 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto dark:bg-canvas"
      >
        {query.isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={query.error.message}
            retry={texts.retry}
            onRetry={() => void query.refetch()}
          />
        ) : paper ? (
          <ReportPaper {...paper} />
        ) : (
          <SkeletonArea>
            <Skeleton className="mx-auto h-180 w-full max-w-215 rounded-card" />
          </SkeletonArea>
        )}
        {member.mayCall(finance.routes.reportMail) && <MailSwitch salonCode={salonCode} />}
      </div>
    </>
  );
}
