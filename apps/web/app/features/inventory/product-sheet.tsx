import { inventory } from '@ayna/contracts/inventory';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ClipboardCheck, type LucideIcon, Pencil, Scissors, ShoppingBag, Trash2, Truck } from 'lucide-react';
import { generatePath } from 'react-router';
import { movesQuery, type Product, productQuery, type StockMove } from '../../data/inventory.ts';
import { amountText, quantityText } from '../../parts/amount-text.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { sumText } from '../../parts/money-text.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { MoveDialogKind } from './move-dialog.tsx';
import { MoveList } from './move-list.tsx';
import { RecipeSection } from './recipe-section.tsx';
import { stockLine } from './stock-fill.ts';
import { texts } from './texts.ts';

const words = texts.sheet;

type Props = {
  readonly code: string;
  readonly member: Member;
  readonly close: () => void;
  readonly record: (product: Product, kind: MoveDialogKind) => void;
};

/** One product beside the list: how much there is, what can be recorded, and every move of it. */
export function ProductSheet({ code, member, close, record }: Props) {
  const { data: product, error, refetch } = useQuery(productQuery(code));
  return (
    <SideSheet
      title={product?.name ?? words.loading}
      isOpen
      isInAddress
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        product &&
        member.mayCall(inventory.routes.sell) && (
          <Button size="lg" icon={ShoppingBag} onPress={() => record(product, 'Sale')}>
            {texts.dialogs.Sale.title}
          </Button>
        )
      }
    >
      {product && <Details product={product} member={member} record={(kind) => record(product, kind)} />}
      {!product && error && (
        <LoadFailure
          title={words.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!product && !error && (
        <SkeletonArea>
          <Skeleton className="h-27 w-full rounded-card" />
          <Skeleton className="mt-4 h-40 w-full" />
        </SkeletonArea>
      )}
    </SideSheet>
  );
}

type DetailsProps = {
  readonly product: Product;
  readonly member: Member;
  readonly record: (kind: MoveDialogKind) => void;
};

const actions: readonly { readonly kind: MoveDialogKind; readonly icon: LucideIcon }[] = [
  { kind: 'Purchase', icon: Truck },
  { kind: 'Use', icon: Scissors },
  { kind: 'Count', icon: ClipboardCheck },
  { kind: 'Waste', icon: Trash2 },
];

function Details({ product, member, record }: DetailsProps) {
  const mayManage = member.mayCall(inventory.routes.move);
  const moves = useInfiniteQuery({
    ...movesQuery(product.code),
    enabled: member.mayCall(inventory.routes.moves),
  });
  const items = moves.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid grid-cols-1 gap-5 pb-2">
      <Stock product={product} moves={items} />
      {mayManage && (
        <div className="grid grid-cols-2 gap-2">
          {actions.map(({ kind, icon }) => (
            <Button key={kind} look="outline" icon={icon} onPress={() => record(kind)}>
              {texts.kinds[kind]}
            </Button>
          ))}
        </div>
      )}
      <Facts product={product} />
      {mayManage && (
        <ButtonLink look="outline" icon={Pencil} to={generatePath(paths.editProduct, { code: product.code })}>
          {words.edit}
        </ButtonLink>
      )}
      {mayManage && <RecipeSection product={product} />}
      {member.mayCall(inventory.routes.moves) && (
        <MoveList product={product} member={member} moves={moves} items={items} />
      )}
    </div>
  );
}

const lastsText = (stock: number, daysLeft: number | null): string => {
  if (stock < 0) return words.belowZero;
  return daysLeft === null ? words.notUsed : words.lasts(daysLeft);
};

const lineBox = { width: 150, height: 30 };

function Stock({ product, moves }: { readonly product: Product; readonly moves: readonly StockMove[] }) {
  const { stock, unit, daysLeft, criticalLevel } = product;
  const line = stockLine(
    moves
      .slice(0, 20)
      .map(({ stockAfter }) => stockAfter)
      .toReversed(),
    criticalLevel,
    lineBox,
  );
  return (
    <div className="flex items-end justify-between gap-4 rounded-card bg-sunken p-4 dark:bg-sir-850">
      <div className="min-w-0">
        <p className="text-ink-2 text-label">{words.inStock}</p>
        <p className={`num flex items-baseline gap-1.5 ${stock < 0 ? 'text-danger-ink' : ''}`}>
          <span className="font-semibold text-number-l">{amountText(stock).replace('-', '\u2212')}</span>
          <span className="text-title text-ink-2">{unitTexts[unit]}</span>
        </p>
        <p className="text-ink-2 text-label">{lastsText(stock, daysLeft)}</p>
      </div>
      {line && (
        <div className="grid flex-none justify-items-end gap-2">
          <svg
            role="img"
            aria-label={words.chart}
            width={lineBox.width}
            height={lineBox.height + 6}
            viewBox={`0 -3 ${lineBox.width + 4} ${lineBox.height + 6}`}
          >
            {criticalLevel > 0 && (
              <line
                x2={lineBox.width}
                y1={line.leastY}
                y2={line.leastY}
                strokeDasharray="3 3"
                className="stroke-muted"
              />
            )}
            <polyline
              points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              strokeWidth="1.75"
              className="stroke-accent"
            />
            <circle cx={line.points.at(-1)?.x} cy={line.points.at(-1)?.y} r="3" className="fill-accent" />
          </svg>
          {criticalLevel > 0 && (
            <p className="num text-caption text-ink-2">{words.least(amountText(criticalLevel))}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Facts({ product }: { readonly product: Product }) {
  const { price, cost, supplier, barcode, description, unit } = product;
  const facts: readonly (readonly [string, string])[] = [
    [words.price, sumText(price)],
    ...(cost === null ? [] : [[words.cost, sumText(cost)] as const]),
    [words.supplier, supplier || words.none],
    [words.barcode, barcode || words.none],
  ];
  return (
    <>
      <dl className="num grid grid-cols-2 gap-x-4 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-2 text-label">{label}</dt>
            <dd className="font-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {description !== '' && <p className="whitespace-pre-line text-ink-2">{description}</p>}
      <span className="sr-only">{quantityText(product.stock, unit)}</span>
    </>
  );
}
