import { ArrowDown, TriangleAlert } from 'lucide-react';
import type { Product } from '../../data/inventory.ts';
import { Badge } from '../../ui/badge.tsx';
import { fillOf, tickPercent } from './stock-fill.ts';
import { texts } from './texts.ts';

type Props = { readonly product: Pick<Product, 'stock' | 'criticalLevel' | 'stockStatus'> };

const fills = {
  critical: 'fill-canceled-solid',
  low: 'fill-pending-solid',
  enough: 'fill-v2',
} as const satisfies Record<Product['stockStatus'], string>;

/** How full the shelf is; the tick is the critical level. The words beside it say the same. */
export function StockBar({ product }: Props) {
  return (
    <svg aria-hidden="true" className="block h-4 w-full min-w-16">
      <rect y="4" width="100%" height="8" rx="4" className="fill-sunken stroke-line" />
      <rect y="4" width={`${fillOf(product)}%`} height="8" rx="4" className={fills[product.stockStatus]} />
      {product.criticalLevel > 0 && (
        <rect x={`${tickPercent}%`} width="1" height="16" className="fill-muted" />
      )}
    </svg>
  );
}

type BadgeProps = Props & { readonly isPlain?: boolean };

/** `isPlain` says enough in plain words; else a shelf that is full enough needs no mark. */
export function StockBadge({ product: { stock, stockStatus }, isPlain = false }: BadgeProps) {
  if (stockStatus === 'enough')
    return isPlain ? <span className="text-ink-2">{texts.statuses.enough}</span> : null;
  return (
    <Badge
      tone={stockStatus === 'critical' ? 'danger' : 'warning'}
      icon={stockStatus === 'critical' ? TriangleAlert : ArrowDown}
    >
      {texts.statuses[stock < 0 ? 'negative' : stockStatus]}
    </Badge>
  );
}
