import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, TriangleAlert } from 'lucide-react';
import { activeSubscriptionQuery } from '../../../data/subscription.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { isNearlyFull } from '../../../ui/quota-oval/level.ts';
import { QuotaOval } from '../../../ui/quota-oval.tsx';
import { texts } from './texts.ts';

const figure = (count: number): string => count.toLocaleString('tr-TR');

/** How many photos the package still takes; the way to more of them where it is nearly full. */
export function PhotoQuota() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.photos;
  const tight = isNearlyFull(used, limit);
  return (
    <>
      <div className="num flex items-center gap-3">
        <QuotaOval shown={used} total={limit} tone={tight ? 'tight' : 'v1'} className="h-9" />
        <div>
          <p className="font-semibold leading-4.5">{texts.quota(figure(used), figure(limit))}</p>
          <p
            className={`flex items-center gap-1.25 text-label ${tight ? 'font-medium text-warning-ink' : 'text-muted'}`}
          >
            {tight && <TriangleAlert aria-hidden="true" size={15} strokeWidth={1.75} />}
            {texts.left(limit - used)}
          </p>
        </div>
      </div>
      {tight && (
        <ButtonLink
          look="outline"
          to={paths.packages}
          reloadDocument
          icon={<ArrowUpRight aria-hidden="true" size={17} strokeWidth={1.75} />}
        >
          {texts.upgrade}
        </ButtonLink>
      )}
    </>
  );
}
