import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import {
  type OrderList,
  orderListQuery,
  ordersQuery,
  type PlacedOrder,
  type Product,
} from '../../data/inventory.ts';
import { useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { sumText } from '../../parts/money-text.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { ProductSearch } from '../../parts/product-search.tsx';
import { RequireInventoryRight } from '../../parts/require-inventory-right.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { type Choice, type Choices, chosenOf, orderTotal, withAdded } from './model/order.ts';
import { OrderMessage } from './order-message.tsx';
import { PlacedOrders } from './placed-orders.tsx';
import { StockOval } from './stock-oval.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { texts, urlWords } from './texts.ts';
import { type OrderMarks, useOrderMarks } from './use-order-marks.ts';
import { useSender } from './use-sender.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

type Span = keyof typeof urlWords.spans;

const spanDays: Readonly<Record<Span, number>> = { month: 30, week: 7, twoWeeks: 14, twoMonths: 60 };
const spanOptions = (['month', 'week', 'twoWeeks', 'twoMonths'] as const).map((id) => ({
  id,
  label: texts.spans[id],
}));
const { list: listStep, span: spanStep, message } = texts.tour;

/** On a phone the message is in a sheet: what is not on the page is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="order-list-suppliers"]', ...listStep },
  { target: '[data-tour="order-list-span"]', ...spanStep },
  { target: '[data-tour="order-list-message"]', ...message },
];

const params = { span: wordParam<Span>(urlWords.days, urlWords.spans) };

/** What is low or runs out soon, by supplier, ready to be sent. */
export default function OrderListScreen() {
  return (
    <RequireInventoryRight page={texts.title} head={null}>
      {(salonCode) => <Orders key={salonCode} salonCode={salonCode} />}
    </RequireInventoryRight>
  );
}

const subOf = (list: OrderList | undefined, choices: Choices): string => {
  if (!list) return texts.loading;
  const chosen = list.map(({ items }) => chosenOf(items, choices).length);
  const total = orderTotal(
    list.flatMap(({ items }) => items),
    choices,
  );
  const products = chosen.reduce((sum, count) => sum + count, 0);
  return texts.sub(products, chosen.filter((count) => count > 0).length, sumText(total));
};

const noOrders: readonly PlacedOrder[] = [];

function Orders({ salonCode }: { readonly salonCode: string }) {
  const { values, replace } = useUrlState(params);
  const list = useQuery(orderListQuery(salonCode, spanDays[values.span]));
  const { data: orders = noOrders } = useQuery(ordersQuery(salonCode));
  const marks = useOrderMarks(salonCode);
  const [choices, setChoices] = useState<Choices>({});
  const choose = (code: string, choice: Choice) => setChoices((before) => ({ ...before, [code]: choice }));
  const [added, setAdded] = useState<readonly Product[]>([]);
  const [isAdding, setAdding] = useState(false);
  const shown = list.data && withAdded(list.data, added);
  const add = (product: Product): void => {
    setAdded((before) => [...before, product]);
    const { code, criticalLevel, stock } = product;
    choose(code, { isOn: true, quantity: Math.max(1, Math.ceil(criticalLevel - stock)) });
    setAdding(false);
  };
  return (
    <>
      <BreadcrumbHead title={texts.title} from={{ to: paths.inventory, label: texts.list }} here={texts.here}>
        <Button look="outline" isHead icon={Plus} onPress={() => setAdding(true)}>
          <HeadLabel label={texts.add} short={texts.add} />
        </Button>
        <PageTour
          tour="order-list"
          name={texts.tour.name}
          steps={tourSteps}
          isReady={list.data !== undefined}
          isIcon
        />
        <span data-tour="order-list-span" className="grid">
          <FilterSelect
            label={texts.lasts}
            icon={CalendarClock}
            options={spanOptions}
            value={values.span}
            onChange={(span) => replace({ span: span as Span })}
          />
        </span>
      </BreadcrumbHead>
      <div
        aria-busy={list.isPlaceholderData}
        className="grid content-start gap-4 px-6 pb-6 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto"
      >
        <p role="status" className="num text-muted">
          {subOf(shown, choices)}
        </p>
        {shown && shown.length > 0 && (
          <Suppliers
            salonCode={salonCode}
            list={shown}
            orders={orders}
            choices={choices}
            choose={choose}
            marks={marks}
          />
        )}
        {shown?.length === 0 && <PlacedOrders orders={orders} marks={marks} />}
        {shown?.length === 0 && (
          <EmptyState
            title={texts.empty.title}
            text={orders.length > 0 ? texts.order.all : texts.empty.text}
            action={
              <ButtonLink look="outline" to={paths.inventory}>
                {texts.empty.back}
              </ButtonLink>
            }
          />
        )}
        {list.isLoadingError && (
          <LoadFailure
            title={texts.failed}
            text={list.error.message}
            retry={texts.retry}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && (
          <SkeletonArea>
            <Skeleton className="h-64 w-full rounded-card" />
          </SkeletonArea>
        )}
      </div>
      <Dialog title={texts.add} isOpen={isAdding} onOpenChange={setAdding}>
        <p className="mb-3 text-muted">{texts.addHint}</p>
        <ProductSearch choose={add} />
      </Dialog>
    </>
  );
}

type SuppliersProps = {
  readonly salonCode: string;
  readonly list: OrderList;
  readonly orders: readonly PlacedOrder[];
  readonly choices: Choices;
  readonly choose: (code: string, choice: Choice) => void;
  readonly marks: OrderMarks;
};

function Suppliers({ salonCode, list, orders, choices, choose, marks }: SuppliersProps) {
  const [wanted, setWanted] = useState<string>();
  const sender = useSender(salonCode);
  const shown = list.find(({ supplier }) => supplier === wanted) ?? list[0];
  return (
    <div className="grid items-start gap-x-6 gap-y-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
      <div data-tour="order-list-suppliers" className="grid gap-3.5">
        {list.map((order) => (
          <SupplierCard
            key={order.supplier}
            order={order}
            choices={choices}
            choose={choose}
            sender={sender}
            isShown={order === shown}
            show={() => setWanted(order.supplier)}
            marks={marks}
          />
        ))}
        <PlacedOrders orders={orders} marks={marks} />
        <p className="flex items-center gap-3 text-label text-muted">
          <StockOval levels={{ stock: 0.2, after: 0.75, least: 0.35 }} tone="critical" />
          {texts.legend}
        </p>
      </div>
      {shown && (
        <aside data-tour="order-list-message" className="max-desk:hidden desk:sticky desk:top-0">
          <OrderMessage key={shown.supplier} order={shown} choices={choices} sender={sender} />
        </aside>
      )}
    </div>
  );
}
