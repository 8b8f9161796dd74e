import * as z from 'zod/mini';
import { fieldMessages as say } from '../errors.ts';

/** Widths in pixels of the sizes that every picture is kept in. */
export const pictureSizes = { small: 160, medium: 480, large: 1280 } as const;

export const pictureSize = z.enum(['small', 'medium', 'large']);

export type PictureSize = z.output<typeof pictureSize>;

const address = /^\/api\/File\/image\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/(small|medium|large)$/;

/** Where one of our own pictures lies. No other address is taken: a page would fetch it for everybody. */
export const pictureUrl = z.string().check(z.maxLength(100), z.regex(address, { error: say.notOurPicture }));

export const pictureAt = (code: string, size: PictureSize): string => `/api/File/image/${code}/${size}`;

/** The same picture in another size. */
export const pictureSized = (url: string, size: PictureSize): string => url.replace(/[a-z]+$/, size);
