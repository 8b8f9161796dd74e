import * as z from 'zod/mini';
import { fieldMessages } from './fields/errors.ts';

/** Widths in pixels of the sizes in which every picture is stored. */
export const pictureSizes = { small: 160, medium: 480, large: 1280 } as const;

export const pictureSize = z.enum(['small', 'medium', 'large']);

export type PictureSize = z.output<typeof pictureSize>;

const address = /^\/api\/File\/image\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/(small|medium|large)$/;

/** The URL of one of our own pictures. Others are rejected: every visitor of a page would fetch them. */
export const pictureUrl = z
  .string()
  .check(z.maxLength(100), z.regex(address, { error: fieldMessages.notOurPicture }));

export const toPictureUrl = (code: string, size: PictureSize): string => `/api/File/image/${code}/${size}`;

/** Returns the URL of the same picture in another size. */
export const resizePictureUrl = (url: string, size: PictureSize): string => url.replace(/[a-z]+$/, size);
