import { subscription } from '@ayna/contracts/subscription';
import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { lastDayInWords } from '../../parts/moment-text.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

const words = texts.package;

type Props = { readonly groups: readonly string[] };

/** On every screen of a salon whose term is over: what still works, until when, and the way back. */
export function PackageNotice({ groups }: Props) {
  const { data } = useQuery(activeSubscriptionQuery);
  const { pathname } = useLocation();
  if (data?.state !== 'grace' && data?.state !== 'ended') return null;
  const mayPay = mayCall(subscription.routes.billing.who, groups);
  const isThere = pathname === paths.packageManagement;
  return (
    <div
      role="status"
      className="num flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 bg-warning-bg px-6 py-2.5 text-warning-ink max-tablet:px-4"
    >
      <TriangleAlert size={18} aria-hidden="true" className="flex-none" />
      <p className="min-w-0 flex-1 basis-70">{sentenceOf(data)}</p>
      {mayPay ? (
        !isThere && (
          <Link
            to={paths.packageManagement}
            className="rounded-xs py-1 font-strong underline underline-offset-3"
          >
            {words.action}
          </Link>
        )
      ) : (
        <p className="text-label">{words.ask}</p>
      )}
    </div>
  );
}

type Subscription = { readonly state: string; readonly trial: boolean; readonly graceEndsAt: string | null };

const sentenceOf = ({ state, trial, graceEndsAt }: Subscription): string => {
  if (state === 'grace') return graceEndsAt ? words.graceUntil(lastDayInWords(graceEndsAt)) : words.grace;
  return trial ? words.trialEnded : words.ended;
};
