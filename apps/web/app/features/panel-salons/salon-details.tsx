import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { salonTypesQuery } from '../../data/catalog.ts';
import { type PlatformSalon, platformSalonQuery, salonSubscriptionQuery } from '../../data/panel.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { dayInWords } from '../../parts/moment-text.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card } from './card.tsx';
import { Standing } from './standing.tsx';
import { SuspensionCard } from './suspension-card.tsx';
import { TeamCard } from './team-card.tsx';
import { texts } from './texts.ts';
import { TrialCard } from './trial-card.tsx';

/** One salon as the platform sees it: who belongs to it, and how it stands. */
export function SalonDetails({ salonCode }: { readonly salonCode: string }) {
  const { data: salon, isLoadingError, error, refetch } = useQuery(platformSalonQuery(salonCode));
  if (isLoadingError)
    return (
      <LoadFailure
        title={texts.oneFailed}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  if (salon === undefined)
    return (
      <SkeletonArea>
        <Skeleton className="mb-4 h-14 w-64" />
        <Skeleton className="mb-3 h-40 w-full" />
        <Skeleton className="h-32 w-full" />
      </SkeletonArea>
    );
  if (salon === null) return <EmptyState title={texts.unknown} />;
  return (
    <div className="grid gap-3">
      <Head salon={salon} />
      <TeamCard salon={salon} />
      {salon.subscription?.trial && <TrialCard salon={salon} endsAt={salon.subscription.endsAt} />}
      <Usage salon={salon} />
      <SuspensionCard salon={salon} />
    </div>
  );
}

function Head({ salon }: { readonly salon: PlatformSalon }) {
  const { data: types } = useQuery(salonTypesQuery);
  const kind = types?.find(({ type }) => type === salon.type)?.name ?? '';
  return (
    <div className="flex items-center gap-3.5 px-1 pb-1">
      <span aria-hidden="true" className="h-14 w-11.5 flex-none overflow-hidden rounded-oval">
        <SalonArt type={salon.type} seed={salon.code} className="size-full" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="display text-head-24/7 wrap-anywhere">{salon.name}</h2>
        <p className="text-label text-muted">
          {texts.opened(kind, texts.place(salon.district, salon.provinceName), dayInWords(salon.createdAt))}
        </p>
        <p className="mt-1.5">
          <Standing salon={salon} />
        </p>
      </div>
      {salon.status === 'Published' && (
        <ButtonLink look="outline" size="sm" icon={ExternalLink} to={salonPagePath(salon.path)}>
          {texts.page}
        </ButtonLink>
      )}
    </div>
  );
}

function Usage({ salon }: { readonly salon: PlatformSalon }) {
  const { data, isLoadingError } = useQuery(salonSubscriptionQuery(salon.code));
  const kinds = ['employees', 'sms', 'photos'] as const;
  return (
    <Card title={texts.usage.title} end={data && <Badge>{data.package.name}</Badge>}>
      {isLoadingError && <p className="text-muted">{texts.usage.failed}</p>}
      <div className="grid grid-cols-3 gap-3">
        {kinds.map((kind) => (
          <div key={kind} className="grid gap-1">
            <span className="text-label text-muted">{texts.usage[kind]}</span>
            {data ? (
              <>
                <b className="num font-semibold">
                  {texts.usage.used(data.quotas[kind].used, data.quotas[kind].limit)}
                </b>
                <ProgressBar
                  label={texts.usage[kind]}
                  value={data.quotas[kind].used}
                  max={data.quotas[kind].limit}
                />
              </>
            ) : (
              <Skeleton className="h-7 w-full" />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
