import { inventory } from '@ayna/contracts/inventory';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { type Product, type ProductCounts, productCountsQuery, productsQuery } from '../../data/inventory.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { sumText } from '../../parts/money-text.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { Filters } from './filters.tsx';
import { InventoryHead } from './inventory-head.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { type OpenMove, ProductTable } from './product-table.tsx';
import { SellDialog } from './sell-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { texts } from './texts.ts';
import { toProductsRequest, type UrlState, useInventoryUrl } from './use-url-state.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** What is on the shelves, what runs out first; found while typing. */
export default function InventoryScreen() {
  const member = useMember();
  return member ? <Inventory key={member.salonCode} member={member} /> : null;
}

const subOf = (counts: ProductCounts | undefined): string =>
  counts
    ? texts.sub(counts.all, counts.low, counts.stockValue === null ? null : sumText(counts.stockValue))
    : texts.loading;

const { add, search, list, sell, count } = texts.tour.steps;

/** What is not on the page, such as the buttons of who may only look, is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="inventory-add"]', ...add },
  { target: '[data-tour="inventory-search"]', ...search },
  { target: '[data-product]', ...list },
  { target: '[data-tour="inventory-sell"]', ...sell },
  { target: '[data-tour="inventory-count"]', ...count },
];

type OpenDialog = 'sell' | 'settings';

function Inventory({ member }: { readonly member: Member }) {
  const urlState = useInventoryUrl();
  const [openMove, setOpenMove] = useState<OpenMove | null>(null);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { salonCode } = member;
  const { data: counts } = useQuery(productCountsQuery(salonCode));
  const closeDialog = () => setOpenDialog(null);
  return (
    <>
      <InventoryHead
        sub={subOf(counts)}
        member={member}
        tour={
          <PageTour
            tour="inventory"
            name={texts.tour.name}
            steps={tourSteps}
            isReady={counts !== undefined && counts.all > 0}
          />
        }
        sell={() => setOpenDialog('sell')}
        openSettings={() => setOpenDialog('settings')}
      />
      <Filters urlState={urlState} counts={counts} />
      <Shelf member={member} urlState={urlState} counts={counts} record={setOpenMove} />
      {urlState.product && (
        <ProductSheet
          key={urlState.product}
          code={urlState.product}
          member={member}
          close={urlState.closeProduct}
          record={(product, kind) => setOpenMove({ product, kind })}
        />
      )}
      {openMove && <MoveDialog {...openMove} close={() => setOpenMove(null)} />}
      {openDialog === 'sell' && <SellDialog salonCode={salonCode} close={closeDialog} />}
      {openDialog === 'settings' && counts && (
        <SettingsDialog salonCode={salonCode} sellBelowZero={counts.sellBelowZero} close={closeDialog} />
      )}
    </>
  );
}

type ShelfProps = {
  readonly member: Member;
  readonly urlState: UrlState;
  readonly counts: ProductCounts | undefined;
  readonly record: (move: OpenMove) => void;
};

function Shelf({ member, urlState, counts, record }: ShelfProps) {
  const list = useQuery(productsQuery(member.salonCode, toProductsRequest(urlState)));
  const { data, isPlaceholderData } = list;
  const pageCount = Math.max(1, data?.pageCount ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && urlState.page > pageCount;
  useEffect(() => {
    if (isBeyond) urlState.toLastPage(pageCount);
  });
  const opener = (kind: OpenMove['kind']) => (product: Product) => record({ product, kind });
  return (
    <div
      aria-busy={isPlaceholderData}
      className="grid gap-3.5 px-6 pt-0.5 pb-6 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:content-start tablet:overflow-y-auto"
    >
      {list.isLoadingError ? (
        <LoadFailure
          title={texts.failed}
          text={list.error.message}
          retry={texts.retry}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ProductTable
          products={data?.items ?? []}
          actions={{
            open: ({ code }) => urlState.openProduct(code),
            buy: member.mayCall(inventory.routes.move) ? opener('Purchase') : null,
            sell: member.mayCall(inventory.routes.sell) ? opener('Sale') : null,
          }}
          isPending={list.isPending || isBeyond}
          empty={
            <NoProducts
              urlState={urlState}
              isEmpty={counts?.all === 0}
              mayAdd={member.mayCall(inventory.routes.create)}
            />
          }
        />
      )}
      {data && data.items.length > 0 && pageCount > 1 && (
        <Pager page={urlState.page} pageCount={pageCount} onPage={urlState.toPage} />
      )}
    </div>
  );
}

const words = texts.empty;

type NoProductsProps = { readonly urlState: UrlState; readonly isEmpty: boolean; readonly mayAdd: boolean };

/** A salon without a product is told what to do; a search that finds nothing is taken back. */
function NoProducts({ urlState, isEmpty, mayAdd }: NoProductsProps) {
  if (isEmpty)
    return (
      <EmptyState
        title={words.title}
        text={mayAdd ? words.text : words.readOnlyText}
        action={
          mayAdd && (
            <ButtonLink to={paths.addProduct} icon={Plus}>
              {texts.add}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <EmptyState
      title={words.foundTitle}
      text={words.foundText}
      action={
        <Button look="outline" onPress={() => urlState.narrow({ search: '', show: 'all' })}>
          {words.clear}
        </Button>
      }
    />
  );
}
