import { fullName } from '@ayna/domain/names';
import { ArrowDownRight, Droplets, type LucideIcon, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountText } from '../../parts/amount-text.ts';
import { priceText } from '../../parts/money-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from './card.tsx';
import { countText } from './format.ts';
import { quietestHours } from './model/occupancy.ts';
import { quietText } from './quiet-text.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.bests;

type Row = { readonly mark: ReactNode; readonly name: string; readonly what: string; readonly value: string };

const tile = 'grid size-9.5 flex-none place-items-center rounded-input';

function Mark({ icon: Icon, isLow = false }: { readonly icon: LucideIcon; readonly isLow?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`${tile} ${isLow ? 'bg-danger-bg text-danger-ink' : 'bg-sunken text-ink-2'}`}
    >
      <Icon size={18} />
    </span>
  );
}

const serviceRows = ({ byService }: Statistics['figures']['appointments']): Row[] => {
  const [best] = byService;
  const least = byService.at(-1);
  const rows: Row[] = [];
  if (best)
    rows.push({
      mark: <Mark icon={Scissors} />,
      name: best.name || texts.shares.noName,
      what: words.service,
      value: countText(best.count),
    });
  if (least && best && least.count < best.count)
    rows.push({
      mark: <Mark icon={ArrowDownRight} isLow />,
      name: least.name || texts.shares.noName,
      what: words.leastService,
      value: countText(least.count),
    });
  return rows;
};

const rowsOf = ({ appointments, money }: Statistics['figures']): Row[] => {
  const [earner] = money.byPerformer;
  const product = money.byProduct.toSorted((one, other) => other.quantity - one.quantity)[0];
  const quiet = quietestHours(appointments.hours);
  const [service, ...least] = serviceRows(appointments);
  const rows: (Row | undefined | false)[] = [
    earner && {
      mark: <Avatar name={fullName(earner)} seed={earner.employeeCode} size="md" />,
      name: fullName(earner),
      what: words.earner,
      value: priceText(earner.income),
    },
    service,
    product !== undefined &&
      product.quantity > 0 && {
        mark: <Mark icon={Droplets} />,
        name: product.name,
        what: words.product,
        value: words.sold(amountText(product.quantity)),
      },
    ...least,
    quiet && {
      mark: <Mark icon={ArrowDownRight} isLow />,
      name: quietText(quiet),
      what: words.quiet,
      value: words.full(quiet.percent),
    },
  ];
  return rows.filter((row) => row !== undefined && row !== false);
};

export function BestsCard({ statistics }: { readonly statistics: Statistics }) {
  const rows = rowsOf(statistics.figures);
  return (
    <Card title={words.title} tour="statistics-bests">
      {rows.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ mark, name, what, value }) => (
            <li key={what} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
              {mark}
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{name}</b>
                <span className="block text-label text-muted">{what}</span>
              </span>
              <span className="num font-semibold">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
