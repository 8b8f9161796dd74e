import '../../../ui/press-style.ts';
import { useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { Photo } from '../../../data/files.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import { moved } from './photo-order.ts';
import { PhotoTile } from './photo-tile.tsx';
import { texts } from './texts.ts';
import type { PhotoActions } from './use-photo-acts.ts';

export const gridStyle = 'grid grid-cols-3 gap-3 max-tablet:gap-1.5 desk:grid-cols-4 wide:grid-cols-5';

type Props = { readonly photos: readonly Photo[]; readonly actions: PhotoActions };

/** In their order, which is changed by dragging: with the pointer, or by the keys from the grip of each. */
export function PhotoGrid({ photos, actions }: Props) {
  const [named, setNamed] = useState<Photo>();
  const shown = photos.map(({ code }) => code);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      actions.order(
        moved(shown, new Set([...keys].map(String)), {
          code: String(target.key),
          side: target.dropPosition === 'after' ? 'after' : 'before',
        }),
      ),
    renderDropIndicator: (target) => <DropIndicator target={target} className="absolute size-0" />,
  });
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
