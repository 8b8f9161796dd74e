import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type PictureSize, pictureSizes } from '@ayna/contracts/core/pictures';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Upload } from '@ayna/kernel/door/upload';
import type { Settings } from '@ayna/kernel/module';
import { type Bucket, openBucket } from './bucket.ts';
import { type Decoded, openDecoder } from './decoder.ts';
import { HEAD_BYTES, pictureKind } from './picture-kind.ts';
import { readSettings } from './settings.ts';

/** What file reaches outside the product: whoever keeps the bytes, and the process that decodes them. */
export type Outside = {
  readonly pictureType: string;
  /** Refuses, by its first bytes, what is no picture at all. */
  demandPicture(upload: Upload): Promise<void>;
  /** Keeps a picture in all its sizes under this code, or refuses it. */
  keepPicture(code: string, upload: Upload): Promise<Decoded>;
  openPicture(code: string, size: PictureSize): Promise<Readable | null>;
  removePicture(code: string): Promise<void>;
  close(): void;
};

const pictureType = 'image/webp';

const sizes = Object.entries(pictureSizes) as [PictureSize, number][];

const keyOf = (code: string, size: PictureSize): string => `pictures/${code}/${size}.webp`;

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const putAll = async (bucket: Bucket, code: string, folder: string): Promise<void> => {
  for (const [size] of sizes)
    await bucket.put(keyOf(code, size), await readFile(join(folder, size)), pictureType);
};

export const openOutside = (settings: Settings): Outside => {
  const bucket = openBucket(readSettings(settings));
  const decode = openDecoder();
  return {
    pictureType,
    async demandPicture({ path }) {
      if (!pictureKind(await headOf(path))) throw new Refusal('not-a-picture');
    },
    async keepPicture(code, { path, folder }) {
      const decoded = await decode({ path, folder, sizes });
      if (!decoded) throw new Refusal('unavailable');
      if ('refused' in decoded) throw new Refusal(decoded.refused);
      await putAll(bucket, code, folder);
      return decoded;
    },
    openPicture: (code, size) => bucket.open(keyOf(code, size)),
    async removePicture(code) {
      for (const [size] of sizes) await bucket.remove(keyOf(code, size));
    },
    close: bucket.close,
  };
};
