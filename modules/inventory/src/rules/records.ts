import type { DataOf } from '@ayna/contracts/core/event';
import type { MoveKind } from '@ayna/contracts/core/products';
import type { Product, StockMove } from '@ayna/contracts/inventory';
import type { inventoryChanged, inventoryMoved } from '@ayna/contracts/inventory.events';
import { hasRight } from '@ayna/domain/permissions';
import { addAmounts, daysLeftOf, negate, roundToKurus, stockStatusOf, totalOf } from './stock.ts';

/** A product as it is stored. `cost` is the moving average, finer than a kurus. */
export type ProductRecord = Omit<Product, 'salonCode' | 'cost' | 'stockStatus' | 'daysLeft'> & {
  readonly cost: number;
  readonly gone: boolean;
  readonly moveCount: number;
};

export type MoveRecord = Omit<StockMove, 'unitCost' | 'returnable' | 'by'> & {
  readonly unitCost: number;
  /** How much of it was taken back. */
  readonly returned: number;
  readonly by: { readonly code: string; readonly name: string };
};

/** What a move is about beyond its quantity. */
export type MoveDetails = Pick<MoveRecord, 'supplier' | 'bill' | 'note' | 'appointmentCode' | 'returnOf'>;

export const plainMove: MoveDetails = {
  supplier: '',
  bill: '',
  note: '',
  appointmentCode: null,
  returnOf: null,
};

/** What a salon pays for its products is nobody's business but that of who buys and who keeps the books. */
export const canSeeCosts = (groups: ReadonlySet<string>): boolean =>
  hasRight(groups, 'manage-inventory', 'manage-finance');

type Viewer = { readonly salon: string; readonly groups: ReadonlySet<string> };

/** `used` is what was sold and used in the last 30 days. */
export const toProduct = (record: ProductRecord, used: number, { salon, groups }: Viewer): Product => {
  const { gone: _, moveCount: __, ...fields } = record;
  return {
    ...fields,
    salonCode: salon,
    cost: canSeeCosts(groups) ? roundToKurus(record.cost) : null,
    stockStatus: stockStatusOf(record),
    daysLeft: daysLeftOf(record.stock, used),
  };
};

/** A count is corrected by another one, and a return by repeating the move. */
const returnableKinds: readonly MoveKind[] = ['Purchase', 'Sale', 'Use', 'Waste'];

/** How much of a move can still be taken back. */
export const returnableOf = ({
  kind,
  quantity,
  returned,
}: Pick<MoveRecord, 'kind' | 'quantity' | 'returned'>): number =>
  returnableKinds.includes(kind) ? addAmounts(Math.abs(quantity), negate(returned)) : 0;

export const toMove = (
  { returned, ...record }: MoveRecord,
  { groups }: Pick<Viewer, 'groups'>,
): StockMove => ({
  ...record,
  unitCost: canSeeCosts(groups) ? roundToKurus(record.unitCost) : null,
  returnable: returnableOf({ ...record, returned }),
  by: record.by.name,
});

export const toChangedEvent = (product: ProductRecord): DataOf<typeof inventoryChanged> => {
  const { code, version, gone, name, category, unit, price } = product;
  return { code, version, gone, name, category, unit, price };
};

export const toMovedEvent = (
  name: string,
  move: MoveRecord,
  paymentKind: DataOf<typeof inventoryMoved>['paymentKind'] = null,
): DataOf<typeof inventoryMoved> => {
  const { code: moveCode, productCode, number, unitPrice, quantity } = move;
  const { kind, stockAfter, appointmentCode, returnOf, by, at } = move;
  return {
    code: productCode,
    version: number,
    moveCode,
    kind,
    name,
    quantity,
    stockAfter,
    saleTotal: unitPrice === null ? null : totalOf(unitPrice, Math.abs(quantity)),
    paymentKind,
    appointmentCode,
    returnOf,
    by,
    at,
  };
};
