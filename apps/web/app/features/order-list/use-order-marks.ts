import { useMutation } from '@tanstack/react-query';
import {
  markOrdered,
  type PlacedOrder,
  receiveOrder,
  type StockMove,
  takeBackMove,
} from '../../data/inventory.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { runUndoable } from '../../parts/run-undoable.ts';
import { type Choices, chosenOf, type SupplierOrder } from './model/order.ts';
import { texts } from './texts.ts';

const words = texts.order;

/** Marks a supplier's chosen products as ordered, and takes that back; the message undoes either. */
export const useOrderMarks = (salonCode: string) => {
  const { mutateAsync, isPending } = useMutation(markOrdered);
  const receiving = useMutation(receiveOrder);
  const { mutateAsync: takeBackPurchase } = useMutation(takeBackMove);
  const mark = (lines: readonly { readonly productCode: string; readonly quantity: number }[]) =>
    mutateAsync({ salonCode, lines: lines.map(({ productCode, quantity }) => ({ productCode, quantity })) });
  const takeBack = (lines: readonly { readonly productCode: string }[]) =>
    mutateAsync({ salonCode, lines: lines.map(({ productCode }) => ({ productCode, quantity: null })) });
  return {
    isPending: isPending || receiving.isPending,
    mark: ({ supplier, items }: SupplierOrder, choices: Choices) => {
      const chosen = chosenOf(items, choices);
      const name = supplier || texts.noSupplier;
      return runUndoable({
        run: () => mark(chosen),
        done: words.marked(name),
        undo: () => takeBack(chosen),
        undone: words.takenBack(name),
      });
    },
    /** Its purchase at the present cost; taken back, the order waits again. */
    receive: async ({ supplier, items }: PlacedOrder): Promise<void> => {
      const lines = items.map(({ productCode, quantity }) => ({ productCode, quantity }));
      const key = newIdempotencyKey();
      let moves: readonly StockMove[] = [];
      await runUndoable({
        run: async () => {
          moves = await receiving.mutateAsync({ salonCode, key, lines });
        },
        done: words.received(supplier || texts.noSupplier),
        detail: words.receivedDetail,
        undo: async () => {
          for (const { code, quantity } of moves)
            await takeBackPurchase({ code, body: { quantity, note: '' }, key: newIdempotencyKey() });
          await mark(items);
        },
        undone: words.restored,
      });
    },
    takeBack: ({ supplier, items }: PlacedOrder) =>
      runUndoable({
        run: () => takeBack(items),
        done: words.takenBack(supplier || texts.noSupplier),
        undo: () => mark(items),
        undone: words.restored,
      }),
  };
};

export type OrderMarks = ReturnType<typeof useOrderMarks>;
