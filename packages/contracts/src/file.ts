import * as z from 'zod/mini';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { pictureSize, pictureUrl } from './core/pictures.ts';
import { pagePhoto } from './core/salon-page.ts';
import { pageRateLimit } from './core/salon-page-routes.ts';
import { code, emptyObject } from './core/shapes.ts';
import { singleLineText } from './core/text-fields.ts';
import { anyone, guest, member, signedIn } from './core/who.ts';

/** In tab order: the rooms, finished work, the team. */
export const album = z.enum(['Salon', 'Work', 'Team']);

export type Album = z.output<typeof album>;

const picture = z.object({
  code,
  /** The medium size; the other sizes differ in the last segment. */
  imageUrl: pictureUrl,
  width: z.int(),
  height: z.int(),
});

export type Picture = z.output<typeof picture>;

const photo = z.object({
  ...picture.shape,
  album,
  caption: z.string(),
  /** Shown at the top of the salon's page; at most one photo. */
  cover: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type Photo = z.output<typeof photo>;

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

/** Pictures are uploaded as multipart/form-data with one part `file`: JPEG, PNG or WebP of at most 8 MB. */
export const file = contract('file', {
  profilePhoto: post('/api/File/profile-photo', {
    who: signedIn,
    summary: "Uploads a picture of the signed-in person; 'user-profile' then sets its URL",
    upload: true,
    idempotent: true,
    response: picture,
    rateLimit: { max: 30, seconds: 600 },
  }),
  addPhoto: post('/api/File/content', {
    who: member('query.salonCode', 'manage-salon'),
    summary: "Uploads a photo for the salon's page; it counts against the quota",
    upload: true,
    idempotent: true,
    query: z.object({ salonCode: code, album }),
    response: photo,
  }),
  announcementPicture: post('/api/File/announcement', {
    who: member('query.salonCode', 'manage-salon'),
    summary: 'Uploads a picture for an announcement; it counts against the quota',
    upload: true,
    idempotent: true,
    query: salonParams,
    response: picture,
  }),
  photos: get('/api/File/content/:salonCode', {
    who: member('params.salonCode'),
    summary: "The salon's photos in display order",
    params: salonParams,
    response: z.array(photo),
  }),
  photosOfPage: get('/api/File/public/:salonCode', {
    who: guest('params.salonCode'),
    summary: "The photos on the salon's page in display order",
    params: salonParams,
    response: z.array(pagePhoto),
    rateLimit: pageRateLimit,
  }),
  orderPhotos: put('/api/File/content/order', {
    who: member('body.salonCode', 'manage-salon'),
    summary: 'Sets the order of the photos; unlisted ones follow in their old order',
    body: z.object({ salonCode: code, codes: z.array(code).check(z.maxLength(1_000)) }),
    response: z.array(photo),
  }),
  changePhoto: patch('/api/File/content/:code', {
    who: member('active', 'manage-salon'),
    summary: 'Changes the album or caption of a photo, or makes it the cover',
    params: codeParams,
    body: z.object({
      album: z.optional(album),
      caption: z.optional(singleLineText(0, 120)),
      cover: z.optional(z.boolean()),
    }),
    response: photo,
  }),
  removePhoto: del('/api/File/content/:code', {
    who: member('active', 'manage-salon'),
    summary: 'Removes a photo and releases its quota; it can be restored for a day',
    params: codeParams,
    response: emptyObject,
  }),
  restorePhoto: post('/api/File/content/restore/:code', {
    who: member('active', 'manage-salon'),
    summary: 'Restores a removed photo',
    params: codeParams,
    response: photo,
  }),
  image: get('/api/File/image/:code/:size', {
    who: anyone,
    summary: 'A picture in one of its sizes',
    params: z.object({ code, size: pictureSize }),
    binary: true,
    response: z.unknown(),
  }),
  addReceipt: post('/api/File/receipt', {
    who: member('query.salonCode', 'manage-finance'),
    summary: 'Uploads the photo of a receipt; a transaction then names its code',
    upload: true,
    idempotent: true,
    query: salonParams,
    response: z.object({ code }),
    rateLimit: { max: 200, seconds: 600 },
  }),
  receipt: get('/api/File/receipt/:salonCode/:code/:size', {
    who: member('params.salonCode', 'manage-finance'),
    summary: "The photo of a receipt in one of its sizes, for those who manage the salon's books",
    params: z.object({ salonCode: code, code, size: pictureSize }),
    binary: true,
    response: z.unknown(),
  }),
  personalData: personalDataRoute('file'),
});
