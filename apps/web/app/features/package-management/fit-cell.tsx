import { TriangleAlert } from 'lucide-react';
import type { ActiveSubscription, OfferedPackage, QuotaKind } from '../../data/subscription.ts';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { fitOf } from './model/fit.ts';
import { texts } from './texts.ts';

const words = texts.fit;

type Props = {
  readonly offered: OfferedPackage;
  readonly quotas: ActiveSubscription['quotas'];
  readonly kind: QuotaKind;
};

/** The limit, how full today's use would make it, and what is left or too much. */
export function FitCell({ offered, quotas, kind }: Props) {
  const { limit, used, left } = fitOf(offered, quotas, kind);
  const isTight = left < 0 || used >= limit * 0.9;
  return (
    <div className="flex items-center gap-3 max-tablet:flex-col max-tablet:items-start max-tablet:gap-1.5">
      <QuotaOval
        shown={Math.min(used, limit)}
        total={Math.max(1, limit)}
        tone={isTight ? 'tight' : kind === 'sms' ? 'v2' : 'v1'}
        className="h-8"
      />
      <div className="min-w-0">
        <span className="block text-caption text-muted tablet:hidden">{words.rows[kind]}</span>
        <b className="block font-semibold text-title-s-size leading-5">{words.number(limit)}</b>
        {left < 0 ? (
          <span className="flex items-center gap-1 font-strong text-label text-warning-ink">
            <TriangleAlert size={14} aria-hidden="true" className="flex-none max-tablet:hidden" />
            {words.over[kind](-left)}
          </span>
        ) : (
          <span className="text-label text-muted">{words.fits[kind](left)}</span>
        )}
      </div>
    </div>
  );
}
