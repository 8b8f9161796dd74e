import type { DataOf } from '@ayna/contracts/core/event';
import { toPictureUrl } from '@ayna/contracts/core/pictures';
import type { fileStored } from '@ayna/contracts/file.events';

type StoredPhoto = {
  readonly code: string;
  readonly version: number;
  readonly purpose: 'content' | 'announcement';
};

/** The payload of `file.stored`. */
export const toFileStored = (
  { code, version, purpose }: StoredPhoto,
  gone = false,
): DataOf<typeof fileStored> => ({
  code,
  version,
  gone,
  purpose,
  imageUrl: toPictureUrl(code, 'medium'),
});
