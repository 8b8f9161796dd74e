import { appointment } from '@ayna/contracts/appointment';
import { salon as salonContract } from '@ayna/contracts/salon';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { MetaDescriptor } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { longDay } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { AdvicePanel } from './advice/advice-panel.tsx';
import { Morning } from './morning.tsx';
import { texts } from './texts.ts';
import { useToday } from './use-today.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** The owner's morning: today, what waits, and below it the package. */
export default function DashboardScreen() {
  const member = useMember();
  return member ? <Dashboard key={member.salonCode} member={member} /> : null;
}

const tourSteps = texts.tour.steps.map(([target, title, text]) => ({
  target: `[data-tour="${target}"]`,
  title,
  text,
}));

function Dashboard({ member }: { readonly member: Member }) {
  const { data: me } = useQuery(meQuery);
  const state = useToday(member.salonCode);
  const { day, clock, salon, team, appointments, today, failure } = state;
  const mayManage = member.mayCall(salonContract.routes.change);
  const account = useQuery({ ...activeSubscriptionQuery, enabled: mayManage });
  // A tour that begins sooner would leave out what is still to come.
  const isReady = Boolean(today && salon && team && appointments) && !(mayManage && account.isPending);
  return (
    <>
      <PageHead title={texts.title} sub={<span className="num">{texts.sub(longDay(day), clock)}</span>}>
        <PageTour tour="dashboard" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
        {member.mayCall(appointment.routes.bookByDesk) && (
          <span className="max-tablet:hidden">
            <ButtonLink to={paths.addAppointment} icon={Plus}>
              {texts.add}
            </ButtonLink>
          </span>
        )}
      </PageHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        {today && salon && team && appointments ? (
          <Morning
            member={member}
            name={me?.name ?? ''}
            shown={{ ...state, today, salon, team, appointments }}
            isManager={mayManage}
          />
        ) : failure ? (
          <LoadFailure
            title={texts.failed}
            text={failureMessage(failure.error)}
            retry={texts.retry}
            onRetry={failure.retry}
          />
        ) : (
          <Loading />
        )}
        <AdvicePanel salonCode={member.salonCode} />
        {mayManage && salon && <AccountSection salon={salon} day={day} />}
      </div>
    </>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <div className="grid gap-3.5">
        <Skeleton className="h-11 w-72" />
        <Skeleton className="h-6 w-full max-w-text" />
        <div className="mt-2 grid grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] gap-3.5 max-desk:grid-cols-1">
          <Skeleton className="h-56 w-full rounded-sheet" />
          <Skeleton className="h-56 w-full rounded-sheet" />
        </div>
      </div>
    </SkeletonArea>
  );
}
