import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { type MoveKind, maxStock } from '@ayna/contracts/core/products';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PaymentKind } from '@ayna/contracts/core/settlements';
import { inventoryMoved } from '@ayna/contracts/inventory.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  type MoveDetails,
  type MoveRecord,
  type ProductRecord,
  plainMove,
  toMovedEvent,
} from '../../rules/records.ts';
import { applyMove } from '../../rules/stock.ts';
import { insertMove } from '../../store/moves.ts';
import { saveStock } from '../../store/products.ts';
import type { Author } from './creating-author.ts';

type Move = Partial<MoveDetails> & {
  readonly kind: MoveKind;
  /** Below zero for what goes out. */
  readonly quantity: number;
  /** What one unit of an incoming quantity cost; what goes out leaves at the average. */
  readonly unitCost?: number;
  readonly unitPrice?: number | null;
  readonly mayGoBelowZero?: boolean;
  /** Of a sale. Finance keeps it, the ledger does not. */
  readonly paymentKind?: PaymentKind | undefined;
};

export type Recording = { readonly by: Author; readonly now: number };

/** Changes the stock of a product that the transaction has locked, and adds the move to its ledger. */
export const recordMove = async (
  tx: SalonTx,
  product: ProductRecord,
  { kind, quantity, unitCost, unitPrice = null, mayGoBelowZero = false, paymentKind, ...details }: Move,
  { by, now }: Recording,
): Promise<MoveRecord> => {
  const level = applyMove(product, { quantity, unitCost: unitCost ?? null });
  if (quantity < 0 && level.stock < 0 && !mayGoBelowZero)
    throw new Refusal('stock-short', { details: { productCode: product.code, stock: product.stock } });
  if (level.stock > maxStock)
    throw new Refusal('invalid-fields', { fields: { quantity: fieldMessages.tooBig(maxStock) } });
  const saved = await saveStock(tx, product, level);
  const move: MoveRecord = {
    ...plainMove,
    ...details,
    code: newCode(),
    productCode: product.code,
    number: saved.moveCount,
    kind,
    quantity,
    stockAfter: saved.stock,
    unitCost: unitCost ?? product.cost,
    unitPrice,
    returned: 0,
    by,
    at: new Date(now).toISOString(),
  };
  await insertMove(tx, move);
  tx.emit(inventoryMoved, toMovedEvent(product.name, move, paymentKind ?? null));
  return move;
};
