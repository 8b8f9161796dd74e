import 'react-easy-crop/react-easy-crop.css';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { outputSize } from './output-size.ts';
import { texts } from './texts.ts';

type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Wider than the largest size that is kept. */
const maxSide = 2_048;

/** The part of a picture that was chosen, turned as its camera held it, as a JPEG. */
const cropImage = async (file: Blob, { x, y, width, height }: Area): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const size = outputSize({ width, height }, maxSide);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  // A picture may be see-through, a JPEG may not: without a ground it would come out black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (cut) => (cut ? resolve(cut) : reject(new Error('The picture is too large to be drawn'))),
      'image/jpeg',
      0.9,
    );
  });
};

const createUrl = (file: Blob) => {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe: (changed: () => void) => {
      url = URL.createObjectURL(file);
      changed();
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
  };
};

/** An address under which this page alone finds the file, for as long as it is shown. Of one file: give it a key. */
const useObjectUrl = (file: Blob): string | undefined => {
  const [address] = useState(() => createUrl(file));
  return useSyncExternalStore(address.subscribe, address.read, () => undefined);
};

const shapes = { wide: 4 / 3, square: 1, tall: 3 / 4 } as const;
type Shape = keyof typeof shapes;
const shapeOptions = (Object.keys(shapes) as Shape[]).map((value) => ({ value, label: texts.shapes[value] }));

const maxZoom = 4;

export type CropViewProps = {
  readonly file: Blob;
  /** A portrait is round and has no shapes to choose from; a photo may also stay whole. */
  readonly kind: 'portrait' | 'photo';
  readonly onUse: (picture: Blob) => void;
};

export function CropView({ file, kind, onUse }: CropViewProps) {
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>('square');
  const [area, setArea] = useState<Area>();
  const [isBroken, setBroken] = useState(false);
  const [isCutting, setCutting] = useState(false);

  const cut = async () => {
    if (!area || isCutting) return;
    setCutting(true);
    try {
      onUse(await cropImage(file, area));
    } catch {
      setBroken(true);
      setCutting(false);
    }
  };

  if (isBroken) return <FormFailure message={texts.unreadable} />;
  return (
    <div className="grid gap-4">
      <div className="relative h-[min(340px,46dvh)] overflow-hidden rounded-lg bg-sir-950">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={kind === 'portrait' ? 1 : shapes[shape]}
            cropShape={kind === 'portrait' ? 'round' : 'rect'}
            showGrid={kind === 'photo'}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => setBroken(true) }}
            cropperProps={{ role: 'group', 'aria-label': texts.area }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Zoom value={zoom} onChange={setZoom} />
      {kind === 'photo' && (
        <Segmented label={texts.shape} options={shapeOptions} value={shape} onChange={setShape} isWide />
      )}
      <Actions>
        {kind === 'photo' && (
          <Button look="outline" isDisabled={isCutting} onPress={() => onUse(file)}>
            {texts.whole}
          </Button>
        )}
        <Button isPending={isCutting} isDisabled={!area} onPress={() => void cut()}>
          {texts.cut}
        </Button>
      </Actions>
    </div>
  );
}

function Zoom({ value, onChange }: { readonly value: number; readonly onChange: (zoom: number) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-strong text-ink-2 text-label tablet:min-h-6">
      {texts.zoom}
      <input
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="h-6 min-w-0 flex-1 accent-accent"
      />
    </label>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-2 pb-2 tablet:auto-cols-fr tablet:grid-flow-col max-tablet:flex max-tablet:flex-col-reverse">
      {children}
    </div>
  );
}
