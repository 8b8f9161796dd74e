import type { DataOf } from '@ayna/contracts/core/event';
import { financeRecorded } from '@ayna/contracts/finance.events';
import type { inventoryMoved } from '@ayna/contracts/inventory.events';
import { wallDate } from '@ayna/domain/wall-now';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toMoveEntry, undoesSale } from '../rules/sale.ts';
import { type TransactionRecord, toEventPayload } from '../rules/transaction-record.ts';
import { employeeOfUser } from '../store/employees.ts';
import { savePaidBy } from '../store/payments.ts';
import { insertMoveEntry, lockSale, voidSale } from '../store/sales.ts';
import { readZone } from '../store/zone.ts';
import { saleTexts } from '../texts.ts';

type Move = DataOf<typeof inventoryMoved>;

const textsOf = ({ kind, name }: Move) =>
  kind === 'Return'
    ? { title: saleTexts.returnTitle(name), note: saleTexts.returnNote }
    : { title: name, note: saleTexts.saleNote };

const record = async (tx: SalonTx, move: Move, day: string): Promise<TransactionRecord | null> => {
  if (move.returnOf !== null && undoesSale(await lockSale(tx, move.returnOf), move, day))
    return voidSale(tx, move.returnOf);
  const employee = await employeeOfUser(tx, move.by.code);
  const seller = employee && { code: employee.code, ...employee.userSnapshot };
  const recorded = await insertMoveEntry(tx, {
    moveCode: move.moveCode,
    entry: toMoveEntry(move, { day, seller, texts: textsOf(move) }),
    quantity: Math.abs(move.quantity),
    settledAppointmentCode: move.kind === 'Return' ? null : move.appointmentCode,
    at: move.at,
  });
  if (recorded && move.paymentKind) await savePaidBy(tx, recorded, move.paymentKind);
  return recorded;
};

/** Records the sale of a product, or its return. A repeated event changes nothing. */
export const recordSale = async (ctx: SalonEventCtx, move: Move): Promise<void> => {
  if (move.saleTotal === null) return;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const day = wallDate(Date.parse(move.at), await readZone(tx));
    const recorded = await record(tx, move, day);
    if (recorded) tx.emit(financeRecorded, toEventPayload(recorded));
  });
};
