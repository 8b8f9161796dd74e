import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type PictureSize, pictureSizes } from '@ayna/contracts/core/pictures';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Upload } from '@ayna/kernel/http/upload';
import type { Settings } from '@ayna/kernel/module';
import { type Bucket, openBucket } from './bucket.ts';
import { openDecoder, type PictureDimensions } from './decoder.ts';
import { detectPictureKind, HEAD_BYTES } from './picture-kind.ts';
import { readSettings } from './settings.ts';

/** The object store, and the process that decodes uploads. */
export type Providers = {
  readonly pictureType: string;
  /** Refuses an upload whose first bytes are not those of a picture. */
  requirePicture(upload: Upload): Promise<void>;
  /** Decodes a person's upload and stores it in all sizes under this code, or refuses it. Without a folder it is public. */
  storePicture(owner: string, code: string, upload: Upload, folder?: string): Promise<PictureDimensions>;
  openPicture(code: string, size: PictureSize, folder?: string): Promise<Readable | null>;
  removePicture(code: string, folder?: string): Promise<void>;
  close(): void;
};

const pictureType = 'image/webp';

const sizes = Object.entries(pictureSizes) as [PictureSize, number][];

/** Everybody may open what is in it. */
const publicFolder = 'pictures';

const objectKey = (code: string, size: PictureSize, folder: string): string =>
  `${folder}/${code}/${size}.webp`;

const readHead = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

type DecodedSizes = { readonly code: string; readonly folder: string; readonly decodedIn: string };

const putSizes = async (bucket: Bucket, { code, folder, decodedIn }: DecodedSizes): Promise<void> => {
  for (const [size] of sizes)
    await bucket.put(objectKey(code, size, folder), await readFile(join(decodedIn, size)), pictureType);
};

export const openProviders = (settings: Settings): Providers => {
  const bucket = openBucket(readSettings(settings));
  const decode = openDecoder();
  return {
    pictureType,
    async requirePicture({ path }) {
      if (!detectPictureKind(await readHead(path))) throw new Refusal('not-a-picture');
    },
    async storePicture(owner, code, { path, folder: decodedIn }, folder = publicFolder) {
      const decoded = await decode({ owner, path, folder: decodedIn, sizes });
      if (!decoded) throw new Refusal('unavailable');
      if ('refused' in decoded) throw new Refusal(decoded.refused);
      await putSizes(bucket, { code, folder, decodedIn });
      return decoded;
    },
    openPicture: (code, size, folder = publicFolder) => bucket.open(objectKey(code, size, folder)),
    async removePicture(code, folder = publicFolder) {
      for (const [size] of sizes) await bucket.remove(objectKey(code, size, folder));
    },
    close: bucket.close,
  };
};
