import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { texts } from './texts.ts';

const words = texts.quota;

/** How many of the package's places are taken; on a phone only once none is left. */
export function QuotaLine() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.employees;
  const isFull = used >= limit;
  return (
    <div
      className={`num flex items-center gap-2.5 text-ink-2 max-tablet:flex-wrap max-tablet:pb-3 ${isFull ? '' : 'max-tablet:hidden'}`}
    >
      <QuotaOval shown={used} total={limit} tone={isFull ? 'tight' : 'v1'} className="h-8.5" />
      <span>
        <b className="font-semibold">{words.urlWords(used, limit)}</b> {words.word}
      </span>
      {isFull && (
        <>
          <span className="flex items-center gap-1.25 font-medium text-[0.84rem] text-warning-ink">
            <TriangleAlert aria-hidden="true" size={15} strokeWidth={1.75} />
            {words.full}
          </span>
          <Link to={paths.packages} reloadDocument>
            {words.upgrade}
          </Link>
        </>
      )}
    </div>
  );
}
