import { daysBetween } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Check, Hourglass, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Salon } from '../../data/salon.ts';
import { type ActiveSubscription, activeSubscriptionQuery } from '../../data/subscription.ts';
import { epochMs } from '../../lib/clock.ts';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Quota } from '../../ui/quota-oval.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { PageCard } from './page-card.tsx';
import { texts } from './texts.ts';

const words = texts.account;

type Props = { readonly salon: Salon; readonly day: string };

/** The package with its days and quotas, and the salon's page; for who manages the salon. */
export function AccountSection({ salon, day }: Props) {
  const id = useId();
  const { data, isLoadingError, error, refetch } = useQuery(activeSubscriptionQuery);
  return (
    <section aria-labelledby={id} className="mt-6.5 grid gap-3.5 max-tablet:mt-5 max-tablet:gap-3">
      <h2
        id={id}
        className="flex items-center gap-3.5 font-medium text-muted text-note-size before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {words.title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-3.5 max-desk:grid-cols-1 max-tablet:gap-3">
        {data ? (
          <PackageCard subscription={data} salon={salon} day={day} />
        ) : isLoadingError ? (
          <LoadFailure
            title={words.failed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonArea>
            <Skeleton className="h-60 w-full rounded-xl" />
          </SkeletonArea>
        )}
        <PageCard salon={salon} />
      </div>
      {data && <Quotas quotas={data.quotas} />}
    </section>
  );
}

type PackageProps = Props & { readonly subscription: ActiveSubscription };

function PackageCard({ subscription, salon, day }: PackageProps) {
  const { active, trial, endsAt, lastPaymentDay, state } = subscription;
  const id = useId();
  // It ends with a day, at the midnight after it.
  const end = wallDate(epochMs(endsAt) - 1, salon.zone);
  const left = daysBetween(day, end);
  return (
    // Its ground is dark in both themes, and so the focus ring is light.
    <section
      aria-labelledby={id}
      data-tour="package"
      className="glint grid content-between gap-5.5 rounded-xl bg-murdum-800 p-7 text-white [--focus:var(--murdum-200)] max-tablet:p-5"
    >
      <div className="relative z-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="text-murdum-100">
            {words.package}
          </h3>
          <p className="display text-head-34 leading-10">
            {trial ? words.trial(subscription.package.name) : subscription.package.name}
          </p>
        </div>
        <State state={state} />
      </div>
      <dl className="num relative z-1 flex flex-wrap gap-x-10 gap-y-3">
        <Fact name={words.ends}>{datesText(end, end)}</Fact>
        <Fact name={words.lastPayment}>
          {lastPaymentDay ? datesText(lastPaymentDay, lastPaymentDay) : words.noPayment}
        </Fact>
        {active && <Fact name={words.left}>{left > 0 ? words.days(left) : words.lastDay}</Fact>}
      </dl>
      <div className="relative z-1 flex flex-wrap gap-2.5">
        <ButtonLink look="outline" icon={ArrowUpRight} to={paths.packageManagement}>
          {words.upgrade}
        </ButtonLink>
        <ButtonLink look="soft" to={paths.packageManagement}>
          {words.manage}
        </ButtonLink>
      </div>
    </section>
  );
}

const states = {
  trial: ['amber', Hourglass],
  active: ['green', Check],
  grace: ['red', TriangleAlert],
  ended: ['red', TriangleAlert],
} as const;

function State({ state }: Pick<ActiveSubscription, 'state'>) {
  const [tone, icon] = states[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words.states[state]}
    </Badge>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-murdum-100">{name}</dt>
      <dd className="font-semibold text-title-s">{children}</dd>
    </div>
  );
}

function Quotas({ quotas: { sms, employees, photos } }: Pick<ActiveSubscription, 'quotas'>) {
  return (
    <div className="grid grid-cols-3 gap-3.5 max-desk:grid-cols-1 max-tablet:gap-3">
      <QuotaCard tour="sms">
        <Quota
          label={words.sms}
          used={sms.used}
          total={sms.limit}
          shows="left"
          tone="v2"
          note={
            sms.extra > 0
              ? words.renewsWithExtra(dayAndMonth(sms.renewsOn), sms.extra)
              : words.renews(dayAndMonth(sms.renewsOn))
          }
        />
      </QuotaCard>
      <QuotaCard tour="employees">
        <Quota
          label={words.employees}
          used={employees.used}
          total={employees.limit}
          note={words.seats(employees.limit - employees.used)}
        />
      </QuotaCard>
      <QuotaCard tour="photos">
        <Quota
          label={words.photos}
          used={photos.used}
          total={photos.limit}
          note={words.photosLeft(photos.limit - photos.used)}
        />
      </QuotaCard>
    </div>
  );
}

function QuotaCard({ tour, children }: { readonly tour: string; readonly children: ReactNode }) {
  return (
    <div data-tour={tour} className="rounded-card px-5.5 py-4.5 shadow-outline dark:bg-raised">
      {children}
    </div>
  );
}
