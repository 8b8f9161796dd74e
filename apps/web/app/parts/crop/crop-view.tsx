import 'react-easy-crop/react-easy-crop.css';
import { type ReactNode, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type Area, cropImage } from './crop-image.ts';
import { texts } from './texts.ts';
import { useObjectUrl } from './use-object-url.ts';

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
    <label className="flex min-h-11 items-center gap-3 font-[550] text-ink-2 text-label tablet:min-h-6">
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
