import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowUpRight, ImagePlus, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { addPhoto, type Photo, photosQuery } from '../../../data/files.ts';
import type { Salon } from '../../../data/salon.ts';
import { activeSubscriptionQuery } from '../../../data/subscription.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CropDialog } from '../../../parts/crop-dialog.tsx';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { PictureButton } from '../../../parts/photo-upload/picture-button.tsx';
import { pictureProblem } from '../../../parts/photo-upload/picture-rules.ts';
import type { useUploadQueue } from '../../../parts/photo-upload/use-upload-queue.ts';
import { UploadTile } from '../../../parts/photo-upload.tsx';
import { SalonArt } from '../../../parts/salon-art.tsx';
import { failureMessage } from '../../../parts/show-failure.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { isNearlyFull } from '../../../ui/quota-oval/level.ts';
import { QuotaOval } from '../../../ui/quota-oval.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { TabScroller } from '../form-tab.tsx';
import { albumParams, albums, inAlbum, type Shown } from './albums.ts';
import { gridStyle, PhotoGrid } from './photo-grid.tsx';
import { texts } from './texts.ts';
import { usePhotoActions } from './use-photo-acts.ts';

type Queue = ReturnType<typeof useUploadQueue>;

type Props = {
  readonly salon: Salon;
  /** Of the whole screen: what is under way goes on while another tab is looked at. */
  readonly queue: Queue;
};

export function PhotosTab({ salon, queue }: Props) {
  const { data, error, refetch } = useQuery(photosQuery(salon.code));
  const { mutateAsync: add } = useMutation(addPhoto);
  const { values, replace } = useUrlState(albumParams);
  const { shown } = values;
  const [toCrop, setToCrop] = useState<File>();

  const send = (pictures: readonly { readonly file: Blob; readonly name: string }[]) => {
    const album = shown === 'all' ? 'Salon' : shown;
    queue.add(
      pictures.map(({ file, name }) => ({
        file,
        name,
        send: (sendOptions) => add({ salonCode: salon.code, album, payload: { file, name, ...sendOptions } }),
      })),
    );
  };
  const pick = (files: readonly File[]) => {
    const [first, ...others] = files;
    // One is worth a look; several are wanted as they are.
    if (first && others.length === 0 && pictureProblem(first) === undefined) setToCrop(first);
    else send(files.map((file) => ({ file, name: file.name })));
  };

  return (
    <TabScroller>
      <div className="mb-4.5 flex flex-wrap items-center gap-3.5">
        <div className="mr-auto max-tablet:w-full">
          <AlbumChoice photos={data ?? []} shown={shown} show={(next) => replace({ shown: next })} />
        </div>
        <PhotoQuota />
        <span className="max-tablet:hidden">
          <PictureButton isMultiple onPick={pick} icon={ImagePlus}>
            {texts.add}
          </PictureButton>
        </span>
      </div>
      <div className="grid gap-3 max-tablet:gap-2">
        {data && <Photos salon={salon} all={data} shown={shown} isUploading={queue.shown.length > 0} />}
        {!data && error && (
          <LoadFailure
            title={texts.failed}
            text={failureMessage(error)}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <LoadingTiles />}
        <Uploads queue={queue} />
        <DropArea onFiles={pick} />
      </div>
      <p className="mt-4 flex max-w-text-wide items-start gap-2 text-muted">
        <ShieldCheck size={18} className="mt-px flex-none" />
        {texts.consent}
      </p>
      <CropDialog
        file={toCrop}
        kind="photo"
        close={() => setToCrop(undefined)}
        onUse={(picture) => {
          send([{ file: picture, name: toCrop?.name ?? '' }]);
          setToCrop(undefined);
        }}
      />
    </TabScroller>
  );
}

type ChoiceProps = {
  readonly photos: readonly Photo[];
  readonly shown: Shown;
  readonly show: (shown: Shown) => void;
};

function AlbumChoice({ photos, shown, show }: ChoiceProps) {
  const options = (['all', ...albums] as const).map((value) => ({
    value,
    label: texts.counted(texts.albums[value], inAlbum(photos, value).length),
  }));
  return <Segmented label={texts.albumLabel} options={options} value={shown} onChange={show} isWide />;
}

type PhotosProps = {
  readonly salon: Salon;
  readonly all: readonly Photo[];
  readonly shown: Shown;
  readonly isUploading: boolean;
};

function Photos({ salon, all, shown, isUploading }: PhotosProps) {
  const actions = usePhotoActions(salon.code, all);
  const photos = inAlbum(all, shown);
  if (photos.length > 0) return <PhotoGrid photos={photos} actions={actions} />;
  if (isUploading) return null;
  return (
    <EmptyState
      title={all.length === 0 ? texts.empty : texts.emptyAlbum}
      text={all.length === 0 ? texts.emptyText : texts.emptyAlbumText}
      art={<SalonArt type={salon.type} className="size-full" />}
    />
  );
}

function Uploads({ queue }: { readonly queue: Queue }) {
  if (queue.shown.length === 0) return null;
  return (
    <ul aria-label={texts.uploads} className={`${gridStyle} max-tablet:grid-cols-1!`}>
      {queue.shown.map((item) => (
        <li key={item.id}>
          <UploadTile item={item} queue={queue} />
        </li>
      ))}
    </ul>
  );
}

function LoadingTiles() {
  return (
    <SkeletonArea>
      <div className={gridStyle}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((tile) => (
          <Skeleton key={tile} className="aspect-square rounded-lg" />
        ))}
      </div>
    </SkeletonArea>
  );
}

type DropAreaProps = { readonly onFiles: (files: readonly File[]) => void };

/** Files from elsewhere on the desk; a photo of the grid, which is text, is none. */
function DropArea({ onFiles }: DropAreaProps) {
  return (
    <DropZone
      aria-label={texts.dropZone}
      getDropOperation={(types) => (types.has('text/plain') ? 'cancel' : 'copy')}
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
        onFiles(await Promise.all(files));
      }}
      className="grid justify-items-center gap-1 rounded-lg border-control border-line-strong border-dashed px-4 py-6 text-center data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus"
    >
      <ImagePlus size={24} className="text-accent" />
      <p className="font-strong text-ink-2 max-tablet:hidden">{texts.dropHere}</p>
      <p className="mb-2 text-caption text-muted">{texts.dropHint}</p>
      <PictureButton look="outline" size="sm" isMultiple onPick={onFiles}>
        {texts.add}
      </PictureButton>
    </DropZone>
  );
}

const figure = (count: number): string => count.toLocaleString('tr-TR');

/** How many photos the package still takes; the way to more of them where it is nearly full. */
function PhotoQuota() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.photos;
  const tight = isNearlyFull(used, limit);
  return (
    <>
      <div className="num flex items-center gap-3">
        <QuotaOval shown={used} total={limit} tone={tight ? 'tight' : 'v1'} className="h-9" />
        <div>
          <p className="font-semibold leading-4.5">{texts.quota(figure(used), figure(limit))}</p>
          <p
            className={`flex items-center gap-1.25 text-label ${tight ? 'font-medium text-warning-ink' : 'text-muted'}`}
          >
            {tight && <TriangleAlert size={15} />}
            {texts.left(limit - used)}
          </p>
        </div>
      </div>
      {tight && (
        <ButtonLink look="outline" to={paths.packages} reloadDocument icon={ArrowUpRight}>
          {texts.upgrade}
        </ButtonLink>
      )}
    </>
  );
}
