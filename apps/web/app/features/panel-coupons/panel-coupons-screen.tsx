import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Coupon, couponsQuery } from '../../data/panel-sales.ts';
import { pageParam, useUrlState } from '../../lib/use-url-state.ts';
import { datesText } from '../../parts/day-range.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { sumText } from '../../parts/money-text.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/day-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { couponState } from './coupon-state.ts';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const params = { page: pageParam('sayfa') };

const tones = { active: 'green', off: 'grey', soon: 'blue', over: 'grey', full: 'amber' } as const;

function State({ coupon }: { readonly coupon: Coupon }) {
  const state = couponState(coupon, today());
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}

const offText = ({ off }: Coupon): string =>
  off.kind === 'percent' ? texts.percent(off.value) : sumText(off.value);

const packagesText = ({ packageCodes }: Coupon): string =>
  packageCodes.length === 0 ? texts.allPackages : texts.packages(packageCodes.length);

function Name({ coupon }: { readonly coupon: Coupon }) {
  return (
    <span className="block min-w-0">
      <b className="num block font-semibold">{coupon.coupon}</b>
      <span className="block text-label text-muted wrap-anywhere">
        {texts.joined(packagesText(coupon), coupon.note)}
      </span>
    </span>
  );
}

const columnsFor = (edit: (coupon: Coupon) => void): readonly Column<Coupon>[] => [
  { id: 'coupon', header: texts.columns.coupon, cell: (coupon) => <Name coupon={coupon} /> },
  { id: 'off', header: texts.columns.off, cell: (coupon) => <span className="num">{offText(coupon)}</span> },
  {
    id: 'dates',
    header: texts.columns.dates,
    cell: ({ validFrom, validTo }) => <span className="num">{datesText(validFrom, validTo)}</span>,
  },
  {
    id: 'used',
    header: texts.columns.used,
    cell: ({ used, maxUses }) => <span className="num">{texts.used(used, maxUses)}</span>,
  },
  { id: 'state', header: texts.columns.state, cell: (coupon) => <State coupon={coupon} /> },
  {
    id: 'edit',
    header: texts.columns.edit,
    isAtEnd: true,
    cell: (coupon) => <EditButton coupon={coupon} edit={edit} />,
  },
];

type EditProps = { readonly coupon: Coupon; readonly edit: (coupon: Coupon) => void };

function EditButton({ coupon, edit }: EditProps) {
  return (
    <Button
      look="outline"
      size="sm"
      icon={Pencil}
      aria-label={texts.editOf(coupon.coupon)}
      onPress={() => edit(coupon)}
    >
      {texts.edit}
    </Button>
  );
}

export default function PanelCouponsScreen() {
  const { values, push } = useUrlState(params);
  const [open, setOpen] = useState<Coupon | 'new' | null>(null);
  const { data, isPending, isPlaceholderData, isLoadingError, error, refetch } = useQuery(
    couponsQuery(values.page - 1),
  );
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub}>
        <Button icon={Plus} onPress={() => setOpen('new')}>
          {texts.add}
        </Button>
      </PageHead>
      <div aria-busy={isPlaceholderData} className="grid gap-3.5 px-6 pb-8 max-tablet:px-4">
        {isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <Table
            label={texts.title}
            columns={columnsFor(setOpen)}
            rows={data?.items ?? []}
            rowKey={({ code }) => code}
            renderCard={(coupon) => (
              <div className="grid grid-cols-fill-auto items-start gap-x-3 gap-y-2">
                <Name coupon={coupon} />
                <State coupon={coupon} />
                <span className="num text-label text-muted">
                  {texts.joined(
                    offText(coupon),
                    texts.used(coupon.used, coupon.maxUses),
                    datesText(coupon.validFrom, coupon.validTo),
                  )}
                </span>
                <EditButton coupon={coupon} edit={setOpen} />
              </div>
            )}
            {...(isPending && { loadingRows: 3 })}
            isCentred
            empty={<EmptyState title={texts.none} text={texts.noneText} />}
          />
        )}
        {data && data.pageCount > 1 && (
          <Pager page={values.page} pageCount={data.pageCount} onPage={(page) => push({ page })} />
        )}
      </div>
      {open && <CouponDialog coupon={open === 'new' ? null : open} close={() => setOpen(null)} />}
    </>
  );
}
