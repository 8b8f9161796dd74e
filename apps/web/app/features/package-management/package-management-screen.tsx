import { subscription } from '@ayna/contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Scale } from 'lucide-react';
import { billingQuery } from '../../data/billing.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { BillCard } from './bill-card.tsx';
import { FitSection } from './fit-section.tsx';
import { Hero } from './hero.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { PlannedNotice } from './planned-notice.tsx';
import { RenewalCard } from './renewal-card.tsx';
import { SmsCard } from './sms-card.tsx';
import { texts } from './texts.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const { term, fit, payments, renewal, sms } = texts.tour.steps;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="package-term"]', ...term },
  { target: '[data-tour="package-fit"]', ...fit },
  { target: '[data-tour="package-payments"]', ...payments },
  { target: '[data-tour="package-renewal"]', ...renewal },
  { target: '[data-tour="package-sms"]', ...sms },
];

export const meta = () => [{ title: texts.documentTitle }];

export default function PackageManagementScreen() {
  const member = useMember();
  if (!member) return null;
  if (!member.mayCall(subscription.routes.billing))
    return <NoPermission page={texts.title} why={texts.why} right={{ name: texts.right, icon: KeyRound }} />;
  return (
    <>
      <BreadcrumbHead
        title={texts.title}
        from={{ to: paths.dashboard, label: texts.from }}
        here={texts.title}
      >
        <PackageTour />
        <span className="max-tablet:hidden">
          <ButtonLink look="outline" icon={Scale} to={paths.packages} reloadDocument>
            {texts.compare}
          </ButtonLink>
        </span>
      </BreadcrumbHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        <Management salonCode={member.salonCode} />
      </div>
    </>
  );
}

/** Its own component, because only who may read them asks for package and bills. */
function PackageTour() {
  const active = useQuery(activeSubscriptionQuery);
  const billing = useQuery(billingQuery);
  return (
    <PageTour
      tour="package-management"
      name={texts.tour.name}
      steps={tourSteps}
      isReady={Boolean(active.data && billing.data)}
    />
  );
}

function Management({ salonCode }: { readonly salonCode: string }) {
  const active = useQuery(activeSubscriptionQuery);
  const billing = useQuery(billingQuery);
  const failed = [active, billing].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <LoadFailure
        title={texts.failed}
        text={failureMessage(failed.error)}
        retry={texts.retry}
        onRetry={() => void Promise.all([active.refetch(), billing.refetch()])}
      />
    );
  if (!active.data || !billing.data) return <Loading />;
  const shown = { active: active.data, billing: billing.data, salonCode };
  return (
    <div className="grid items-start gap-3.5 wide:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid min-w-0 gap-3.5">
        <WaitingNotice />
        <div data-tour="package-term">
          <Hero active={active.data} />
        </div>
        <PlannedNotice active={active.data} />
        <div data-tour="package-fit">
          <FitSection active={active.data} />
        </div>
        <div data-tour="package-payments">
          <PaymentsSection />
        </div>
      </div>
      <div className="grid min-w-0 gap-3.5">
        <div data-tour="package-renewal">
          <RenewalCard {...shown} />
        </div>
        <div data-tour="package-sms">
          <SmsCard active={active.data} />
        </div>
        <BillCard {...shown} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <div className="grid items-start gap-3.5 wide:grid-cols-[minmax(0,1fr)_344px]">
        <div className="grid gap-3.5">
          <Skeleton className="h-45 w-full rounded-xl" />
          <Skeleton className="h-90 w-full rounded-xl" />
        </div>
        <Skeleton className="h-90 w-full rounded-xl" />
      </div>
    </SkeletonArea>
  );
}
