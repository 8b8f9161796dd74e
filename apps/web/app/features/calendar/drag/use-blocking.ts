import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { type Block, blockTime, unblockTime } from '../../../data/appointments.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

export type NewBlock = Omit<Block, 'code'>;

/** That time is taken means something else here than to somebody who books. */
const blockFailure = (failure: unknown): unknown =>
  failure instanceof CallError && failure.body.code === 'slot-taken'
    ? new CallError(failure.status, { ...failure.body, message: texts.block.overAppointment })
    : failure;

/** Closing time and giving it back, each of them the way back of the other. */
export const useBlocking = (salonCode: string) => {
  const { mutateAsync: block } = useMutation(blockTime);
  const { mutateAsync: unblock } = useMutation(unblockTime);
  const close = (newBlock: NewBlock, key: string) => block({ body: { salonCode, ...newBlock }, key });
  const open = ({ code }: Block) => unblock({ salonCode, code });
  const withToast = (act: Promise<unknown>, text: string) =>
    void act.then(() => showToast({ text }), showFailure);
  return {
    /** Refusals are the form's to show. */
    close: async (newBlock: NewBlock, key: string): Promise<void> => {
      const created = await close(newBlock, key).catch((failure: unknown) => {
        throw blockFailure(failure);
      });
      showToast({
        text: texts.block.done,
        action: { label: texts.block.undo, onPress: () => withToast(open(created), texts.block.undone) },
      });
    },
    open: async (released: Block): Promise<void> => {
      const { code: _, ...newBlock } = released;
      try {
        await open(released);
      } catch (failure) {
        return showFailure(failure);
      }
      showToast({
        text: texts.unblock.done,
        action: {
          label: texts.block.undo,
          onPress: () => withToast(close(newBlock, newIdempotencyKey()), texts.unblock.undone),
        },
      });
    },
  };
};
