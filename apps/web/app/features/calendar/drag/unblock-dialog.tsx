import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { Block } from '../../../data/appointments.ts';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from './texts.ts';

const words = texts.unblock;

type Props = {
  readonly block: Block;
  readonly name: string;
  /** False for whoever may only look. */
  readonly mayOpen: boolean;
  readonly onClose: () => void;
  readonly open: (block: Block) => Promise<void>;
};

/** Blocked time: why, when, and the way to give it back. */
export function UnblockDialog({ block, name, mayOpen, onClose, open }: Props) {
  const [isSending, setSending] = useState(false);
  const { startDate, endDate, reason } = block;
  const give = async (): Promise<void> => {
    setSending(true);
    await open(block);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={onClose}>
            {words.close}
          </Button>
          {mayOpen && (
            <Button size="lg" isPending={isSending} onPress={() => void give()}>
              {words.open}
            </Button>
          )}
        </>
      }
    >
      <p className="flex items-center gap-2 font-semibold text-title-s">
        <Lock size={17} strokeWidth={1.75} aria-hidden="true" />
        {reason || words.noReason}
      </p>
      <p className="num mt-2 text-ink-2">
        {name}, {longDay(startDate.slice(0, 10))},{' '}
        {texts.range(startDate.slice(11, 16), endDate.slice(11, 16))}
      </p>
    </Dialog>
  );
}
