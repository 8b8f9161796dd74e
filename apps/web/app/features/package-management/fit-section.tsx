import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ActiveSubscription,
  type OfferedPackage,
  type Period,
  packagesQuery,
} from '../../data/subscription.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { priceText } from '../../parts/money-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { DowngradePanel } from './downgrade-panel.tsx';
import { FitCell } from './fit-cell.tsx';
import { quotaKinds } from './model/fit.ts';
import { PackageAction } from './package-action.tsx';
import { texts } from './texts.ts';

const words = texts.fit;

type Props = { readonly active: ActiveSubscription };

/** Today's use in every package, and the way into each. */
export function FitSection({ active }: Props) {
  const { data, isLoadingError, error, refetch } = useQuery(packagesQuery);
  const [period, setPeriod] = useState<Period>(active.period ?? 'monthly');
  const [planned, plan] = useState<string | null>(null);
  const target = data?.find(({ code }) => code === planned);
  return (
    <section aria-labelledby="fit">
      <div className="flex flex-wrap items-end justify-between gap-3 pt-2 pb-3">
        <div>
          <h2 id="fit" className="font-semibold text-title">
            {words.title}
          </h2>
          <p className="text-muted">{words.text}</p>
        </div>
        <Segmented
          label={words.period}
          options={(['monthly', 'yearly'] as const).map((value) => ({ value, label: words.periods[value] }))}
          value={period}
          onChange={(next) => {
            setPeriod(next);
            plan(null);
          }}
        />
      </div>
      {data ? (
        <Packages packages={data} active={active} period={period} planned={planned} plan={plan} />
      ) : isLoadingError ? (
        <LoadFailure
          title={texts.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonArea>
          <Skeleton className="h-72 w-full rounded-sheet" />
        </SkeletonArea>
      )}
      {target && (
        <DowngradePanel
          key={`${target.code} ${period}`}
          target={target}
          period={period}
          active={active}
          close={() => plan(null)}
        />
      )}
    </section>
  );
}

type PackagesProps = Props & {
  readonly packages: readonly OfferedPackage[];
  readonly period: Period;
  readonly planned: string | null;
  readonly plan: (code: string | null) => void;
};

function Packages({ packages, active, period, planned, plan }: PackagesProps) {
  const isOwn = ({ code }: OfferedPackage): boolean => code === active.package.code;
  if (packages.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <div className="overflow-x-auto rounded-sheet ring-1 ring-line dark:bg-raised">
      <table aria-label={words.table} className="num relative w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="align-top">
            <th scope="col" className={`${cell} w-37.5 max-tablet:hidden`}>
              <span className="sr-only">{words.quota}</span>
            </th>
            {packages.map((offered) => (
              <th key={offered.code} scope="col" className={`${cell} ${isOwn(offered) ? own : ''} pt-4.5`}>
                <span className="display flex flex-wrap items-center gap-2 text-head-22/7">
                  {offered.name}
                  {isOwn(offered) && (
                    <span className="font-ui">
                      <Badge>{words.yours}</Badge>
                    </span>
                  )}
                </span>
                <span className="font-strong text-title-s-size">
                  {priceText(period === 'monthly' ? offered.monthlyPrice : offered.yearlyPrice)}{' '}
                  <small className="font-normal text-label-size text-muted">{words.per[period]}</small>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quotaKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={`${cell} font-normal max-tablet:hidden`}>
                <b className="block font-strong">{words.rows[kind]}</b>
                <span className="text-label text-muted">{words.use[kind](active.quotas[kind].used)}</span>
              </th>
              {packages.map((offered) => (
                <td key={offered.code} className={`${cell} ${isOwn(offered) ? own : ''}`}>
                  <FitCell offered={offered} quotas={active.quotas} kind={kind} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="align-top">
            <th scope="row" className="max-tablet:hidden">
              <span className="sr-only">{words.way}</span>
            </th>
            {packages.map((offered) => (
              <td key={offered.code} className={`p-4 max-tablet:px-2 ${isOwn(offered) ? own : ''}`}>
                <PackageAction
                  offered={offered}
                  period={period}
                  active={active}
                  isPlanning={planned === offered.code}
                  plan={() => plan(planned === offered.code ? null : offered.code)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const cell = 'border-line border-b px-4 py-3 max-tablet:px-2.5';
const own = 'bg-sunken dark:bg-sir-850';
