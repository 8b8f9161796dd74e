import { Minus, PanelRightOpen, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Product, productsPerPage } from '../../data/inventory.ts';
import { quantityText } from '../../parts/amount-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { categoryTexts } from '../../parts/product-words.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { MoveDialogKind } from './move-dialog.tsx';
import { StockBadge, StockBar } from './stock-level.tsx';
import { texts } from './texts.ts';

type RowActions = {
  readonly open: (product: Product) => void;
  /** Opens the dialog of a move; null for those who may not record it. */
  readonly buy: ((product: Product) => void) | null;
  readonly sell: ((product: Product) => void) | null;
};

type Props = {
  readonly products: readonly Product[];
  readonly actions: RowActions;
  readonly isPending: boolean;
  readonly empty: ReactNode;
};

const daysText = ({ daysLeft }: Product): string => (daysLeft === null ? texts.noDays : texts.days(daysLeft));

/** Under this there is no room for all columns. */
const crampedWhile = '(max-width: 1099px)';
const crampedOut = new Set(['category', 'days']);

const columnsFor = ({ open, buy, sell }: RowActions): readonly Column<Product>[] => [
  {
    id: 'product',
    header: texts.columns.product,
    cell: (product) => (
      <button
        type="button"
        data-product
        className="block w-0 min-w-full truncate rounded-xs text-left font-strong hover:underline"
        onClick={() => open(product)}
      >
        {product.name}
      </button>
    ),
  },
  {
    id: 'category',
    header: texts.columns.category,
    width: 'w-27',
    cell: ({ category }) => <span className="text-ink-2">{categoryTexts[category]}</span>,
  },
  {
    id: 'stock',
    header: texts.columns.stock,
    width: 'w-55 max-large:w-44',
    cell: (product) => (
      <span className="num grid grid-cols-[5.5rem_1fr] items-center gap-2">
        <span className="truncate font-strong">{quantityText(product.stock, product.unit)}</span>
        <StockBar product={product} />
      </span>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: 'w-28',
    cell: (product) => <StockBadge product={product} isPlain />,
  },
  {
    id: 'days',
    header: texts.columns.daysLeft,
    width: 'w-27',
    isAtEnd: true,
    cell: (product) => <span className="num text-muted">{daysText(product)}</span>,
  },
  {
    id: 'price',
    header: texts.columns.price,
    width: 'w-30',
    isAtEnd: true,
    cell: ({ price }) => <span className="num">{sumText(price)}</span>,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    width: 'w-36',
    isAtEnd: true,
    cell: (product) => (
      <div className="flex items-center justify-end">
        {sell && (
          <IconButton icon={Minus} label={texts.sellOne(product.name)} onPress={() => sell(product)} />
        )}
        {buy && <IconButton icon={Plus} label={texts.buyOne(product.name)} onPress={() => buy(product)} />}
        <IconButton icon={PanelRightOpen} label={texts.open(product.name)} onPress={() => open(product)} />
      </div>
    ),
    skeleton: <Skeleton className="ml-auto h-7 w-24" />,
  },
];

/** One page of the shelf: a table on a desk, cards on a phone. */
export function ProductTable({ products, actions, isPending, empty }: Props) {
  const isCramped = useMediaQuery(crampedWhile);
  return (
    <Table
      label={texts.title}
      columns={columnsFor(actions).filter(({ id }) => !isCramped || !crampedOut.has(id))}
      rows={products}
      rowKey={({ code }) => code}
      onRow={actions.open}
      renderCard={(product) => <PhoneCard product={product} open={() => actions.open(product)} />}
      cardSkeleton={<Skeleton className="h-14 w-full" />}
      isCentred
      {...(isPending ? { loadingRows: productsPerPage } : {})}
      empty={empty}
    />
  );
}

/** The whole of it opens the product; on a phone there is no room for more. */
function PhoneCard({ product, open }: { readonly product: Product; readonly open: () => void }) {
  return (
    <button
      type="button"
      data-product
      className="-m-4 grid w-[calc(100%+2rem)] gap-2.5 rounded-lg p-4 text-left"
      onClick={open}
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold text-title-s-size leading-5.25">
          {product.name}
        </span>
        <StockBadge product={product} />
      </span>
      <span className="num grid grid-cols-[6rem_1fr_auto] items-center gap-3">
        <span className="truncate font-strong">{quantityText(product.stock, product.unit)}</span>
        <StockBar product={product} />
        <span className="text-muted">{daysText(product)}</span>
      </span>
    </button>
  );
}

export type OpenMove = { readonly product: Product; readonly kind: MoveDialogKind };
