import type { InputOf } from '@ayna/contracts/core/contract';
import { type Album, file, type Photo } from '@ayna/contracts/file';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { type Upload, upload } from '../lib/api-upload.ts';
import { clearKeys, clears } from './caches.ts';

const routes = file.routes;

export type { Album, Photo, Upload };

export const photosQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['file', 'photos', salonCode],
    queryFn: ({ signal }) => call(routes.photos, { params: { salonCode } }, { signal }),
  });

/** Photos are counted by the package: what it says is old with them. */
const clearPhotos = clears('file', 'subscription');

type WithClient = { readonly client: QueryClient };
type Placed = { readonly salonCode: string; readonly sent: Upload };

export const addPhoto = mutationOptions({
  mutationFn: ({ salonCode, album, sent }: Placed & { readonly album: Album }) =>
    upload(routes.addPhoto, { query: { salonCode, album } }, sent),
  // Waited for, so that the photo stands there before the tile of its upload goes.
  onSettled: (_photo, _failure, { salonCode }, _before, { client }: WithClient) => {
    clearKeys(client, [['subscription']]);
    return client.invalidateQueries({ queryKey: photosQuery(salonCode).queryKey });
  },
});

export const sendAnnouncementPicture = mutationOptions({
  mutationFn: ({ salonCode, sent }: Placed) =>
    upload(routes.announcementPicture, { query: { salonCode } }, sent),
  onSettled: clears('subscription'),
});

/** The profile takes its address by being saved with it. */
export const sendProfilePhoto = mutationOptions({
  mutationFn: (sent: Upload) => upload(routes.profilePhoto, {}, sent),
});

type Order = { readonly salonCode: string; readonly codes: readonly string[] };

const inOrder = (photos: readonly Photo[], codes: readonly string[]): Photo[] => {
  const places = new Map(codes.map((code, place) => [code, place]));
  return photos.toSorted((a, b) => (places.get(a.code) ?? Infinity) - (places.get(b.code) ?? Infinity));
};

/** Shown at once; what the server says of it follows. */
export const orderPhotos = mutationOptions({
  mutationFn: ({ salonCode, codes }: Order) =>
    call(routes.orderPhotos, { body: { salonCode, codes: [...codes] } }),
  onMutate: async ({ salonCode, codes }, { client }) => {
    const { queryKey } = photosQuery(salonCode);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (photos) => photos && inOrder(photos, codes));
  },
  onSettled: clears('file'),
});

type Change = { readonly code: string } & InputOf<typeof routes.changePhoto>['body'];

export const changePhoto = mutationOptions({
  mutationFn: ({ code, ...body }: Change) => call(routes.changePhoto, { params: { code }, body }),
  onSettled: clears('file'),
});

export const removePhoto = mutationOptions({
  mutationFn: (code: string) => call(routes.removePhoto, { params: { code } }),
  onSettled: clearPhotos,
});

export const restorePhoto = mutationOptions({
  mutationFn: (code: string) => call(routes.restorePhoto, { params: { code } }),
  onSettled: clearPhotos,
});
