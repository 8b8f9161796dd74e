import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PlatformSalon, salonActivityQuery } from '../../data/panel.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Standing, standingText } from './standing.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly salons: readonly PlatformSalon[];
  readonly selected: string | null;
  readonly show: (salon: PlatformSalon) => void;
  readonly isPending: boolean;
  readonly empty: ReactNode;
};

const loadingRows = 8;

/** So many appointments in the last 30 days; a dash for none. */
const countText = (count: number | undefined): string => (count ? texts.number(count) : texts.noCount);

type NameProps = {
  readonly salon: PlatformSalon;
  readonly isSelected: boolean;
  readonly show: Props['show'];
};

function Name({ salon, isSelected, show }: NameProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span aria-hidden="true" className="h-10 w-8 flex-none overflow-hidden rounded-oval">
        <SalonArt type={salon.type} seed={salon.code} className="size-full" />
      </span>
      <span className="min-w-0">
        <button
          type="button"
          aria-label={texts.open(salon.name)}
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => show(salon)}
          className="block max-w-full cursor-pointer truncate rounded-xs text-left font-semibold current:text-accent-ink hover:underline"
        >
          {salon.name}
        </button>
        <span className="block truncate text-label text-muted">
          {texts.place(salon.district, salon.provinceName)}
        </span>
      </span>
    </div>
  );
}

function Package({ salon }: { readonly salon: PlatformSalon }) {
  return (
    <div className="min-w-0">
      <span className="block truncate font-medium">{salon.subscription?.packageName ?? texts.noCount}</span>
      <span className="num block truncate text-label text-muted">{standingText(salon)}</span>
    </div>
  );
}

type ColumnOptions = Pick<Props, 'selected' | 'show'> & {
  readonly activity: ReadonlyMap<string, number> | undefined;
};

const columnsFor = ({ selected, show, activity }: ColumnOptions): readonly Column<PlatformSalon>[] => [
  {
    id: 'salon',
    header: texts.columns.salon,
    cell: (salon) => <Name salon={salon} isSelected={salon.code === selected} show={show} />,
    skeleton: <Skeleton className="h-10 w-48" />,
  },
  {
    id: 'standing',
    header: texts.columns.standing,
    width: 'w-34',
    cell: (salon) => <Standing salon={salon} />,
    skeleton: <Skeleton className="h-6 w-24" />,
  },
  {
    id: 'package',
    header: texts.columns.package,
    width: 'w-36',
    cell: (salon) => <Package salon={salon} />,
  },
  {
    id: 'appointments',
    header: texts.columns.appointments,
    isAtEnd: true,
    width: 'w-24',
    cell: ({ code }) => (
      <span className="num text-ink-2" title={texts.appointmentsHint}>
        {countText(activity?.get(code))}
      </span>
    ),
  },
];

export function SalonTable({ salons, selected, show, isPending, empty }: Props) {
  const { data: activity } = useQuery(salonActivityQuery(salons.map(({ code }) => code)));
  return (
    <Table
      label={texts.title}
      columns={columnsFor({ selected, show, activity })}
      rows={salons}
      rowKey={({ code }) => code}
      onRow={show}
      renderCard={(salon) => (
        <div className="grid gap-2.5">
          <Name salon={salon} isSelected={false} show={show} />
          <div className="flex items-center justify-between gap-3">
            <Standing salon={salon} />
            <span className="num text-label text-muted">{standingText(salon)}</span>
          </div>
        </div>
      )}
      {...(isPending && { loadingRows })}
      empty={empty}
    />
  );
}
