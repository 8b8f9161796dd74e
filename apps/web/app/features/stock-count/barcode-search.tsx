import { Camera, CameraOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import { canScan, useScanner } from './use-scanner.ts';

const words = texts.barcode;

type Props = {
  /** Returns false for a barcode that no product has. */
  readonly onBarcode: (barcode: string) => boolean;
  readonly isScanning: boolean;
  readonly setScanning: (isScanning: boolean) => void;
};

/** By camera where the browser reads barcodes, by a hand scanner or by typing everywhere. */
export function BarcodeSearch({ onBarcode, isScanning, setScanning }: Props) {
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const search = (barcode: string): void => {
    const isKnown = onBarcode(barcode);
    setUnknown(isKnown ? undefined : barcode);
    if (isKnown) setTyped('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') search(typed.trim());
  };
  return (
    <div className="grid gap-3">
      {isScanning && <CameraView onBarcode={search} />}
      <form onSubmit={submit} className="flex items-start gap-2" noValidate>
        <div className="min-w-0 flex-1">
          <TextField
            label={words.label}
            isLabelHidden
            placeholder={words.placeholder}
            value={typed}
            maxLength={40}
            onChange={setTyped}
            {...(unknown === undefined ? {} : { error: words.unknown(unknown) })}
          />
        </div>
        <Button type="submit" look="outline">
          {words.find}
        </Button>
        {canScan() && (
          <IconButton
            look="outline"
            icon={isScanning ? CameraOff : Camera}
            label={isScanning ? words.closeCamera : words.camera}
            onPress={() => setScanning(!isScanning)}
          />
        )}
      </form>
    </div>
  );
}

function CameraView({ onBarcode }: { readonly onBarcode: (barcode: string) => void }) {
  const { ref, hasFailed } = useScanner(onBarcode);
  if (hasFailed)
    return (
      <p role="alert" className="rounded-box bg-warning-bg px-3.5 py-2.5 text-warning-ink">
        {words.noCamera}
      </p>
    );
  return (
    <figure className="grid gap-1.5">
      <div className="relative h-52 overflow-hidden rounded-card bg-black">
        {/* A picture without a sound: there is nothing to caption. */}
        <video ref={ref} muted playsInline aria-label={words.view} className="size-full object-cover" />
        <span
          aria-hidden="true"
          className="absolute inset-x-14 inset-y-9 rounded-lg border-2 border-white/85"
        />
      </div>
      <figcaption className="text-center text-label text-muted">{words.again}</figcaption>
    </figure>
  );
}
