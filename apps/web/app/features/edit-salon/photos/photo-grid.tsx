import '../../../ui/press-style.ts';
import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { GripVertical, Star } from 'lucide-react';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import type { Photo } from '../../../data/files.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { useReorder } from '../../../parts/use-reorder.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PhotoMenu } from './photo-menu.tsx';
import { texts } from './texts.ts';
import type { PhotoActions } from './use-photo-acts.ts';

export const gridStyle = 'grid grid-cols-3 gap-3 max-tablet:gap-1.5 desk:grid-cols-4 wide:grid-cols-5';

type Props = { readonly photos: readonly Photo[]; readonly actions: PhotoActions };

/** In their order, which is changed by dragging: with the pointer, or by the keys from the grip of each. */
export function PhotoGrid({ photos, actions }: Props) {
  const [named, setNamed] = useState<Photo>();
  const shown = photos.map(({ code }) => code);
  const { dragAndDropHooks } = useReorder(shown, actions.order);
  const labelOf = (photo: Photo): string =>
    photo.caption === '' ? texts.photo(shown.indexOf(photo.code) + 1) : photo.caption;
  return (
    <>
      <GridList
        aria-label={texts.grid}
        layout="grid"
        keyboardNavigationBehavior="tab"
        items={photos}
        dependencies={[photos]}
        dragAndDropHooks={dragAndDropHooks}
        className={`relative grid-flow-dense ${gridStyle}`}
      >
        {(photo: Photo) => (
          <PhotoTile
            id={photo.code}
            photo={photo}
            label={labelOf(photo)}
            shown={shown}
            actions={actions}
            writeCaption={() => setNamed(photo)}
          />
        )}
      </GridList>
      {named && (
        <CaptionDialog
          photo={named}
          close={() => setNamed(undefined)}
          save={(caption) => actions.change({ code: named.code, caption })}
        />
      )}
    </>
  );
}

const words = texts.captionDialog;

type CaptionDialogProps = {
  readonly photo: Photo;
  readonly close: () => void;
  readonly save: (caption: string) => void;
};

function CaptionDialog({ photo, close, save }: CaptionDialogProps) {
  const form = useContractForm({
    schema: ({ caption }: { readonly caption: string }) => ({ value: caption.trim() }),
    saved: { caption: photo.caption },
    send: async (caption) => save(caption),
    onSent: close,
  });
  return (
    <FormDialog form={form} title={words.title} close={close} save={words.save}>
      <img src={photo.imageUrl} alt="" className="max-h-52 w-full rounded-lg object-cover" />
      <TextField {...form.field('caption')} label={words.label} hint={words.hint} maxLength={120} />
    </FormDialog>
  );
}

type PhotoTileProps = {
  /** The photo's code: by this the list tells its items apart. */
  readonly id: string;
  readonly photo: Photo;
  readonly label: string;
  readonly shown: readonly string[];
  readonly actions: PhotoActions;
  readonly writeCaption: () => void;
};

const tile = [
  'group relative aspect-square rounded-lg bg-sunken outline-offset-2 dark:bg-raised',
  'data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-focus',
  // Where a dragged one would go: the mark itself has no place in the grid, so its neighbours show it.
  '[[data-drop-target]+&]:shadow-[-7px_0_0_-2px_var(--accent)] has-[+[data-drop-target]]:shadow-[7px_0_0_-2px_var(--accent)]',
].join(' ');

function PhotoTile(props: PhotoTileProps) {
  const { photo, label } = props;
  return (
    <GridListItem
      id={props.id}
      textValue={label}
      className={`${tile} ${photo.cover ? 'col-span-2 row-span-2' : ''}`}
    >
      <img
        src={photo.cover ? resizePictureUrl(photo.imageUrl, 'large') : photo.imageUrl}
        alt={label}
        loading="lazy"
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full rounded-lg object-cover"
      />
      {/* On a phone a tile has room for one button; there the menu moves it, and the grip waits for the keys. */}
      <span className="absolute top-2 left-2 max-tablet:not-focus-within:sr-only">
        <IconButton icon={GripVertical} slot="drag" look="outline" label={texts.drag(label)} />
      </span>
      <span className="absolute top-2 right-2 max-tablet:top-1.5 max-tablet:right-1.5">
        <PhotoMenu {...props} />
      </span>
      {photo.cover && (
        <span className="absolute bottom-2 left-2 inline-flex h-6 items-center gap-1.25 rounded-badge bg-surface px-2.25 font-strong text-caption text-ink">
          <Star size={14} />
          {texts.cover}
        </span>
      )}
    </GridListItem>
  );
}
