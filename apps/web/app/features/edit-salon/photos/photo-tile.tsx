import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { GripVertical, Star } from 'lucide-react';
import { GridListItem } from 'react-aria-components/GridList';
import type { Photo } from '../../../data/files.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PhotoMenu } from './photo-menu.tsx';
import { texts } from './texts.ts';
import type { PhotoActions } from './use-photo-acts.ts';

type Props = {
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
  'data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus',
  // Where a dragged one would go: the mark itself has no place in the grid, so its neighbours show it.
  '[[data-drop-target]+&]:shadow-[-7px_0_0_-2px_var(--accent)] has-[+[data-drop-target]]:shadow-[7px_0_0_-2px_var(--accent)]',
].join(' ');

export function PhotoTile(props: Props) {
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
        <IconButton slot="drag" look="outline" label={texts.drag(label)}>
          <GripVertical aria-hidden="true" size={17} strokeWidth={1.75} />
        </IconButton>
      </span>
      <span className="absolute top-2 right-2 max-tablet:top-1.5 max-tablet:right-1.5">
        <PhotoMenu {...props} />
      </span>
      {photo.cover && (
        <span className="absolute bottom-2 left-2 inline-flex h-6 items-center gap-1.25 rounded-badge bg-surface px-2.25 font-[550] text-caption text-ink">
          <Star aria-hidden="true" size={14} strokeWidth={1.75} />
          {texts.cover}
        </span>
      )}
    </GridListItem>
  );
}
