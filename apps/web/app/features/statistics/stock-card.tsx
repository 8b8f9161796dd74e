import { inventory } from '@ayna/contracts/inventory';
import { useQuery } from '@tanstack/react-query';
import { ShoppingCart, TriangleAlert } from 'lucide-react';
import { type Product, productCountsQuery, productsQuery } from '../../data/inventory.ts';
import { quantityText } from '../../parts/amount-text.ts';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.stock;
const maxRows = 4;

/** Three times the critical level is a full bar. */
const fillOf = ({ stock, criticalLevel }: Product): number =>
  stock <= 0 ? 0 : criticalLevel === 0 ? 100 : Math.min(100, (stock / criticalLevel) * (100 / 3));

function Row({ product }: { readonly product: Product }) {
  const { name, stock, unit, stockStatus } = product;
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0">
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{name}</b>
        <span className="num block text-label text-muted">{words.left(quantityText(stock, unit))}</span>
      </span>
      <span
        aria-hidden="true"
        className="h-1.5 w-24 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <span
          className={`block h-full rounded-full ${stockStatus === 'critical' ? 'bg-canceled-solid' : 'bg-pending-solid'}`}
          style={{ width: `${fillOf(product)}%` }}
        />
      </span>
    </li>
  );
}

/** What runs out next, and the way to order it. */
export function StockCard({ member }: { readonly member: Member }) {
  const { salonCode } = member;
  const counts = useQuery(productCountsQuery(salonCode));
  const low = useQuery(productsQuery(salonCode, { show: 'low' }));
  const count = counts.data?.low ?? 0;
  return (
    <Card
      title={words.title}
      tour="statistics-stock"
      end={
        count > 0 && (
          <Badge tone="warning" icon={TriangleAlert}>
            <span className="num">{words.count(count)}</span>
          </Badge>
        )
      }
    >
      {low.data === undefined ? (
        low.isError ? (
          <p className="text-muted">{words.failed}</p>
        ) : (
          <SkeletonArea>
            <Skeleton className="h-40 w-full" />
          </SkeletonArea>
        )
      ) : low.data.items.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="flex-1 divide-y divide-line">
          {low.data.items.slice(0, maxRows).map((product) => (
            <Row key={product.code} product={product} />
          ))}
        </ul>
      )}
      {count > 0 && member.mayCall(inventory.routes.orderList) && (
        <div className="mt-3 grid print:hidden">
          <ButtonLink look="soft" isWide icon={ShoppingCart} to={paths.orderList}>
            {words.order}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
