import '../../../ui/press-style.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Ellipsis, ImagePlus, Star, StarOff } from 'lucide-react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { changePhoto, orderPhotos, type Photo, photosQuery } from '../../../data/files.ts';
import { nudged } from '../../../parts/list-order.ts';
import { editSalonPath } from '../../../parts/salon-sections.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { useReorder } from '../../../parts/use-reorder.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import { FormBlock } from './form-block.tsx';

const words = texts.pictures;
const gridStyle = 'grid grid-cols-4 gap-2 tablet:grid-cols-5';

/** Cover and order of the photos; adding and deleting has its own page. */
export function PicturesBlock({ salonCode }: { readonly salonCode: string }) {
  const { data: photos, error } = useQuery(photosQuery(salonCode));
  return (
    <FormBlock name="pictures" title={words.title} {...(photos ? { note: words.note(photos.length) } : {})}>
      {photos && photos.length > 0 && <Photos salonCode={salonCode} photos={photos} />}
      {photos?.length === 0 && <p className="text-muted">{words.none}</p>}
      {!photos && error && <p className="text-muted">{words.failed}</p>}
      {!photos && !error && (
        <SkeletonArea>
          <div className={gridStyle}>
            <Skeleton className="aspect-square rounded-md" />
            <Skeleton className="aspect-square rounded-md" />
          </div>
        </SkeletonArea>
      )}
      <div className="mt-3.5">
        <ButtonLink look="outline" size="sm" icon={ImagePlus} to={editSalonPath(salonCode, 'photos')}>
          {words.add}
        </ButtonLink>
      </div>
    </FormBlock>
  );
}

type PhotosProps = { readonly salonCode: string; readonly photos: readonly Photo[] };

function Photos({ salonCode, photos }: PhotosProps) {
  const ordering = useMutation(orderPhotos);
  const changing = useMutation(changePhoto);
  const codes = photos.map(({ code }) => code);
  const order = (next: readonly string[]) =>
    ordering.mutate({ salonCode, codes: next }, { onError: showFailure });
  const { dragAndDropHooks } = useReorder(codes, order);
  return (
    <>
      <GridList
        aria-label={words.list}
        layout="grid"
        keyboardNavigationBehavior="tab"
        items={photos}
        dependencies={[photos]}
        dragAndDropHooks={dragAndDropHooks}
        className={`relative max-h-80 overflow-y-auto p-0.5 ${gridStyle}`}
      >
        {(photo: Photo) => (
          <PhotoTile
            id={photo.code}
            photo={photo}
            label={photo.caption || words.photo(codes.indexOf(photo.code) + 1)}
            codes={codes}
            order={order}
            setCover={(cover) => changing.mutate({ code: photo.code, cover }, { onError: showFailure })}
          />
        )}
      </GridList>
      <p className="mt-2 text-label text-muted">{words.atOnce}</p>
    </>
  );
}

type TileProps = {
  /** The photo's code: by this the list tells its items apart. */
  readonly id: string;
  readonly photo: Photo;
  readonly label: string;
  readonly codes: readonly string[];
  readonly order: (codes: readonly string[]) => void;
  readonly setCover: (cover: boolean) => void;
};

function PhotoTile({ id, photo, label, codes, order, setCover }: TileProps) {
  const { code, cover } = photo;
  const items = [
    {
      id: 'cover',
      label: cover ? words.noCover : words.makeCover,
      icon: cover ? StarOff : Star,
      onPress: () => setCover(!cover),
    },
    {
      id: 'earlier',
      label: words.earlier,
      icon: ArrowLeft,
      isDisabled: codes[0] === code,
      onPress: () => order(nudged(codes, code, 'start')),
    },
    {
      id: 'later',
      label: words.later,
      icon: ArrowRight,
      isDisabled: codes.at(-1) === code,
      onPress: () => order(nudged(codes, code, 'end')),
    },
  ];
  return (
    <GridListItem
      id={id}
      textValue={label}
      className="relative aspect-square cursor-grab overflow-hidden rounded-md bg-sunken outline-offset-1 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-focus [[data-drop-target]+&]:shadow-chosen-2"
    >
      <img
        src={photo.imageUrl}
        alt={label}
        loading="lazy"
        draggable={false}
        className="size-full object-cover"
      />
      <span className="absolute top-0.5 right-0.5">
        <Menu
          label={words.menu(label)}
          trigger={<IconButton icon={Ellipsis} size="sm" look="outline" label={words.menu(label)} />}
          groups={[{ id: 'all', items }]}
        />
      </span>
      <span className="num absolute bottom-1 left-1 rounded-xs bg-surface px-1.5 font-strong text-caption text-ink">
        {cover ? words.cover : codes.indexOf(code) + 1}
      </span>
    </GridListItem>
  );
}
