import { ImagePlus } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { PictureButton } from '../../../parts/photo-upload/picture-button.tsx';
import { texts } from './texts.ts';

type Props = { readonly onFiles: (files: readonly File[]) => void };

/** Files from elsewhere on the desk; a photo of the grid, which is text, is none. */
export function DropArea({ onFiles }: Props) {
  return (
    <DropZone
      aria-label={texts.dropZone}
      getDropOperation={(types) => (types.has('text/plain') ? 'cancel' : 'copy')}
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
        onFiles(await Promise.all(files));
      }}
      className="grid justify-items-center gap-1 rounded-lg border-[1.5px] border-line-strong border-dashed px-4 py-6 text-center data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus"
    >
      <ImagePlus aria-hidden="true" size={24} strokeWidth={1.75} className="text-accent" />
      <p className="font-[550] text-ink-2 max-tablet:hidden">{texts.dropHere}</p>
      <p className="mb-2 text-caption text-muted">{texts.dropHint}</p>
      <PictureButton look="outline" size="sm" isMultiple onPick={onFiles}>
        {texts.add}
      </PictureButton>
    </DropZone>
  );
}
