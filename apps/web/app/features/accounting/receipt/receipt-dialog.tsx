import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Transaction } from '../../../data/finance.ts';
import { setReceipt } from '../../../data/receipts.ts';
import { PictureButton } from '../../../parts/photo-upload/picture-button.tsx';
import { runUndoable } from '../../../parts/run-undoable.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from '../texts.ts';
import { ReceiptImage } from './receipt-image.tsx';
import { useReceiptUpload } from './use-receipt-upload.ts';

const words = texts.receipt;

type Props = { readonly transaction: Transaction; readonly close: () => void };

/** The receipt of a transaction; attached, replaced and taken off here. */
export function ReceiptDialog({ transaction, close }: Props) {
  const { id, salonCode, title } = transaction;
  const { mutateAsync } = useMutation(setReceipt);
  const [code, setCode] = useState(transaction.receiptCode);
  const attach = async (receiptCode: string | null): Promise<void> => {
    await mutateAsync({ id, receiptCode });
    setCode(receiptCode);
  };
  const { part, send } = useReceiptUpload(salonCode, async (receiptCode) => {
    await attach(receiptCode);
    showToast({ text: words.attached });
  });
  const detach = () =>
    runUndoable({
      run: () => attach(null),
      done: words.detached,
      undo: () => attach(code),
      undone: words.attached,
    });
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          {code && (
            <Button look="ghost" icon={Trash2} onPress={() => void detach()}>
              {words.detach}
            </Button>
          )}
          <PictureButton
            look={code ? 'outline' : 'primary'}
            icon={ImagePlus}
            isPending={part !== undefined}
            onPick={([file]) => file && void send(file)}
            onRefuse={(problem) => problem && showToast({ text: problem, tone: 'danger' })}
          >
            {part === undefined ? (code ? words.replace : words.add) : words.sending(part)}
          </PictureButton>
        </>
      }
    >
      <p className="mb-3 font-strong">{title}</p>
      {code ? <ReceiptImage salonCode={salonCode} code={code} alt={words.alt(title)} /> : <p>{words.none}</p>}
      <p className="mt-3 text-label text-muted">{words.privacy}</p>
    </Dialog>
  );
}
