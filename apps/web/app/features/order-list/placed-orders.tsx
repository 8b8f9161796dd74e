import { PackageCheck, RotateCcw, Truck } from 'lucide-react';
import type { PlacedOrder } from '../../data/inventory.ts';
import { quantityText } from '../../parts/amount-text.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import type { OrderMarks } from './use-order-marks.ts';

const words = texts.order;

type Props = { readonly orders: readonly PlacedOrder[]; readonly marks: OrderMarks };

/** What is on its way, a card for each order. */
export function PlacedOrders({ orders, marks }: Props) {
  return orders.map((order) => (
    <PlacedOrderCard key={`${order.orderedAt} ${order.supplier}`} order={order} marks={marks} />
  ));
}

function PlacedOrderCard({ order, marks }: { readonly order: PlacedOrder; readonly marks: OrderMarks }) {
  const { supplier, orderedAt, total, items } = order;
  const name = supplier || texts.noSupplier;
  const products = items.map((item) => words.item(item.name, quantityText(item.quantity, item.unit)));
  return (
    <section
      aria-label={words.marked(name)}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-card border border-line-strong border-dashed px-5 py-4 max-tablet:px-3.5"
    >
      <Avatar name={name} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="display text-page-title-phone wrap-anywhere">{name}</h2>
        <p className="num text-label text-muted wrap-anywhere">
          {[words.on(dayInWords(orderedAt)), products.join('; ')].join(texts.dot)}
        </p>
      </div>
      <div className="text-right">
        <p className="num font-semibold text-title">{sumText(total)}</p>
        <p className="flex items-center justify-end gap-1.5 text-label text-muted">
          <Truck size={14} className="flex-none" />
          {words.ends}
        </p>
      </div>
      <div className="flex gap-2 max-tablet:w-full">
        <Button
          look="ghost"
          icon={RotateCcw}
          aria-label={words.takeBackOf(name)}
          isDisabled={marks.isPending}
          onPress={() => void marks.takeBack(order)}
        >
          {words.takeBack}
        </Button>
        <span className="grid max-tablet:flex-1">
          <Button
            look="outline"
            icon={PackageCheck}
            aria-label={words.receiveOf(name)}
            isDisabled={marks.isPending}
            onPress={() => void marks.receive(order)}
          >
            {words.receive}
          </Button>
        </span>
      </div>
    </section>
  );
}
