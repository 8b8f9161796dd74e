import type { InputOf } from '@ayna/contracts/core/contract';
import { type Album, file, type Photo } from '@ayna/contracts/file';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { type Upload, upload } from '../lib/api-upload.ts';
import { invalidateKeys, invalidateModules } from './invalidation.ts';

const routes = file.routes;

export type { Album, Photo, Upload };

export const photosQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['file', 'photos', salonCode],
    queryFn: ({ signal }) => call(routes.photos, { params: { salonCode } }, { signal }),
  });

/** Photos are counted by the package: what it says is old with them. */
const clearPhotos = invalidateModules('file', 'subscription');

type WithClient = { readonly client: QueryClient };
type PhotoUpload = { readonly salonCode: string; readonly payload: Upload };

export const addPhoto = mutationOptions({
  mutationFn: ({ salonCode, album, payload }: PhotoUpload & { readonly album: Album }) =>
    upload(routes.addPhoto, { query: { salonCode, album } }, payload),
  // Waited for, so that the photo stands there before the tile of its upload goes.
  onSettled: (_photo, _failure, { salonCode }, _before, { client }: WithClient) => {
    invalidateKeys(client, [['subscription']]);
    return client.invalidateQueries({ queryKey: photosQuery(salonCode).queryKey });
  },
});

export const sendAnnouncementPicture = mutationOptions({
  mutationFn: ({ salonCode, payload }: PhotoUpload) =>
    upload(routes.announcementPicture, { query: { salonCode } }, payload),
  onSettled: invalidateModules('subscription'),
});

/** The profile takes its address by being saved with it. */
export const sendProfilePhoto = mutationOptions({
  mutationFn: (payload: Upload) => upload(routes.profilePhoto, {}, payload),
});

type PhotoOrder = { readonly salonCode: string; readonly codes: readonly string[] };

const sortByCodes = (photos: readonly Photo[], codes: readonly string[]): Photo[] => {
  const positions = new Map(codes.map((code, place) => [code, place]));
  return photos.toSorted((a, b) => (positions.get(a.code) ?? Infinity) - (positions.get(b.code) ?? Infinity));
};

/** Shown at once; what the server says of it follows. */
export const orderPhotos = mutationOptions({
  mutationFn: ({ salonCode, codes }: PhotoOrder) =>
    call(routes.orderPhotos, { body: { salonCode, codes: [...codes] } }),
  onMutate: async ({ salonCode, codes }, { client }) => {
    const { queryKey } = photosQuery(salonCode);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (photos) => photos && sortByCodes(photos, codes));
  },
  onSettled: invalidateModules('file'),
});

type Change = { readonly code: string } & InputOf<typeof routes.changePhoto>['body'];

export const changePhoto = mutationOptions({
  mutationFn: ({ code, ...body }: Change) => call(routes.changePhoto, { params: { code }, body }),
  onSettled: invalidateModules('file'),
});

export const removePhoto = mutationOptions({
  mutationFn: (code: string) => call(routes.removePhoto, { params: { code } }),
  onSettled: clearPhotos,
});

export const restorePhoto = mutationOptions({
  mutationFn: (code: string) => call(routes.restorePhoto, { params: { code } }),
  onSettled: clearPhotos,
});
