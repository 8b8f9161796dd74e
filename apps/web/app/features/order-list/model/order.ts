import { sumLira } from '@ayna/domain/money';
import type { OrderList, Product } from '../../../data/inventory.ts';
import { quantityText } from '../../../parts/amount-text.ts';
import { texts } from '../texts.ts';

export type SupplierOrder = OrderList[number];
export type Proposal = SupplierOrder['items'][number];

/** What somebody changed of a proposal. */
export type Choice = { readonly isOn: boolean; readonly quantity: number };
export type Choices = Readonly<Record<string, Choice>>;

/** What is low is ordered unless somebody says no; what only runs out soon is offered. */
export const choiceOf = ({ productCode, stockStatus, quantity }: Proposal, choices: Choices): Choice =>
  choices[productCode] ?? { isOn: stockStatus !== 'enough', quantity };

const toProposal = (product: Product): Proposal => {
  const { code, name, unit, stock, criticalLevel, stockStatus, daysLeft, cost } = product;
  const about = { productCode: code, name, unit, stock, criticalLevel, stockStatus, daysLeft };
  return { ...about, quantity: Math.max(1, Math.ceil(criticalLevel - stock)), unitCost: cost ?? 0 };
};

/** The list with what somebody wants besides: at its supplier, or as a supplier of its own. Totals are of the choices. */
export const withAdded = (list: OrderList, added: readonly Product[]): OrderList =>
  added.reduce<OrderList>((orders, product) => {
    if (orders.some(({ items }) => items.some(({ productCode }) => productCode === product.code)))
      return orders;
    const proposal = toProposal(product);
    return orders.some(({ supplier }) => supplier === product.supplier)
      ? orders.map((order) =>
          order.supplier === product.supplier ? { ...order, items: [...order.items, proposal] } : order,
        )
      : [...orders, { supplier: product.supplier, total: 0, items: [proposal] }];
  }, list);

/** In whole kurus. */
export const lineTotal = (unitCost: number, quantity: number): number =>
  Math.round((Math.round(unitCost * 100) * Math.round(quantity * 1_000)) / 1_000) / 100;

export const chosenOf = (items: readonly Proposal[], choices: Choices) =>
  items.flatMap((item) => {
    const { isOn, quantity } = choiceOf(item, choices);
    return isOn && quantity > 0 ? [{ ...item, quantity }] : [];
  });

export const orderTotal = (items: readonly Proposal[], choices: Choices): number =>
  sumLira(chosenOf(items, choices).map(({ unitCost, quantity }) => lineTotal(unitCost, quantity)));

type Sender = {
  readonly salon: string;
  readonly address: string;
  readonly name: string;
  readonly phone: string;
};

/** The order as a supplier reads it; null while nothing is chosen. */
export const messageOf = (
  items: readonly Proposal[],
  choices: Choices,
  { salon, address, name, phone }: Sender,
): string | null => {
  const chosen = chosenOf(items, choices);
  if (chosen.length === 0) return null;
  const words = texts.message;
  return [
    words.hello(salon),
    ...chosen.map((item) => words.line(item.name, quantityText(item.quantity, item.unit))),
    ...(address === '' ? [] : [words.delivery(address)]),
    words.thanks(name),
    ...(phone === '' ? [] : [phone]),
  ].join('\n');
};

type Levels = { readonly stock: number; readonly after: number; readonly least: number };

/** How full the oval is now, after the order and at the least, as shares of its height. */
export const levelsOf = ({ stock, criticalLevel }: Proposal, { isOn, quantity }: Choice): Levels => {
  const after = Math.max(0, stock) + (isOn ? quantity : 0);
  const full = Math.max(after * 1.15, criticalLevel * 2.5, 1);
  const share = (amount: number): number => Math.min(1, Math.max(0, amount / full));
  return { stock: share(stock), after: share(after), least: share(criticalLevel) };
};
