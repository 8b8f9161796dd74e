import { ImagePlus, ReceiptText, X } from 'lucide-react';
import { PictureButton } from '../../../parts/photo-upload/picture-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from '../texts.ts';
import { useReceiptUpload } from './use-receipt-upload.ts';

const words = texts.receipt;

type Props = {
  readonly salonCode: string;
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
};

/** A photo of the receipt, sent as soon as it is chosen, so that saving does not wait for it. */
export function ReceiptField({ salonCode, value, onChange }: Props) {
  const { part, send } = useReceiptUpload(salonCode, onChange);
  if (value)
    return (
      <p className="flex items-center gap-2 rounded-box bg-sunken py-1 pr-1 pl-3.5 dark:bg-sir-850">
        <ReceiptText size={18} className="text-ink-2" />
        <span className="flex-1">{words.ready}</span>
        <IconButton icon={X} size="sm" label={words.detach} onPress={() => onChange(null)} />
      </p>
    );
  return (
    <PictureButton
      look="outline"
      icon={ImagePlus}
      isWide
      isPending={part !== undefined}
      onPick={([file]) => file && void send(file)}
      onRefuse={(problem) => problem && showToast({ text: problem, tone: 'danger' })}
    >
      {part === undefined ? words.field : words.sending(part)}
    </PictureButton>
  );
}
