import type { SalonTx } from '@ayna/kernel/db/tx';
import type { MoveRecord, ProductRecord } from '../../rules/records.ts';
import { negate } from '../../rules/stock.ts';
import { addReturned } from '../../store/moves.ts';
import { type Recording, recordMove } from './record-move.ts';

type Return = { readonly move: MoveRecord; readonly quantity: number; readonly note: string };

/**
 * Takes back a move of a locked product. What comes back from a customer costs what it cost when it left; what goes back
 * to a supplier leaves at the average.
 */
export const returnMove = async (
  tx: SalonTx,
  product: ProductRecord,
  { move, quantity, note }: Return,
  recording: Recording,
): Promise<MoveRecord> => {
  await addReturned(tx, move.code, quantity);
  const incoming = move.quantity < 0;
  const { code: returnOf, unitPrice, appointmentCode, supplier, bill } = move;
  const back = {
    kind: 'Return' as const,
    quantity: incoming ? quantity : negate(quantity),
    unitPrice,
    note,
    returnOf,
    appointmentCode,
    supplier,
    bill,
    ...(incoming && { unitCost: move.unitCost }),
  };
  return recordMove(tx, product, back, recording);
};
