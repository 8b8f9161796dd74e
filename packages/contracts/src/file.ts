import * as z from 'zod/mini';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { line } from './core/people.ts';
import { pictureSize, pictureUrl } from './core/pictures.ts';
import { code, nothing } from './core/shapes.ts';
import { anyone, member, signedIn } from './core/who.ts';

/** In the order of the tabs: the rooms, what was done, who did it. */
export const album = z.enum(['Salon', 'Work', 'Team']);

export type Album = z.output<typeof album>;

const picture = z.object({
  code,
  /** Of the middle size; the others differ in the last word. */
  imageUrl: pictureUrl,
  width: z.int(),
  height: z.int(),
});

export type Picture = z.output<typeof picture>;

const photo = z.object({
  ...picture.shape,
  album,
  caption: z.string(),
  /** The one at the head of the salon's page: one at most. */
  cover: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type Photo = z.output<typeof photo>;

const inSalon = z.object({ salonCode: code });
const named = z.object({ code });

/** Pictures come as multipart/form-data with one part `file`: JPEG, PNG or WebP of at most 8 MB. */
export const file = contract('file', {
  profilePhoto: post('/api/File/profile-photo', {
    who: signedIn,
    summary: "A new picture of the signed-in person; the profile takes its address with 'user-profile'",
    upload: true,
    answer: picture,
    limit: { max: 30, seconds: 600 },
  }),
  addPhoto: post('/api/File/content', {
    who: member('query.salonCode', 'manage-salon'),
    summary: "A photo for the salon's page; it counts against the quota",
    upload: true,
    query: z.object({ salonCode: code, album }),
    answer: photo,
  }),
  announcementPicture: post('/api/File/announcement', {
    who: member('query.salonCode', 'manage-salon'),
    summary: 'A picture for an announcement; it counts against the quota',
    upload: true,
    query: inSalon,
    answer: picture,
  }),
  photos: get('/api/File/content/:salonCode', {
    who: member('params.salonCode'),
    summary: "The salon's photos, in their order",
    params: inSalon,
    answer: z.array(photo),
  }),
  orderPhotos: put('/api/File/content/order', {
    who: member('body.salonCode', 'manage-salon'),
    summary: 'Puts the photos into this order; those not named follow as they were',
    body: z.object({ salonCode: code, codes: z.array(code).check(z.maxLength(1_000)) }),
    answer: z.array(photo),
  }),
  changePhoto: patch('/api/File/content/:code', {
    who: member('active', 'manage-salon'),
    summary: 'Moves a photo to another album, names it, or makes it the cover',
    params: named,
    body: z.object({
      album: z.optional(album),
      caption: z.optional(line(0, 120)),
      cover: z.optional(z.boolean()),
    }),
    answer: photo,
  }),
  removePhoto: del('/api/File/content/:code', {
    who: member('active', 'manage-salon'),
    summary: 'Takes a photo away and gives its place back; for a day it can be brought back',
    params: named,
    answer: nothing,
  }),
  restorePhoto: post('/api/File/content/restore/:code', {
    who: member('active', 'manage-salon'),
    summary: 'Brings a photo back that was taken away',
    params: named,
    answer: photo,
  }),
  image: get('/api/File/image/:code/:size', {
    who: anyone,
    summary: 'A picture in one of its sizes',
    params: z.object({ code, size: pictureSize }),
    bytes: true,
    answer: z.unknown(),
  }),
});
