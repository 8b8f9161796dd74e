import type { DataOf } from '@ayna/contracts/core/event';
import { pictureAt } from '@ayna/contracts/core/pictures';
import type { fileStored } from '@ayna/contracts/file.events';

type Told = {
  readonly code: string;
  readonly version: number;
  readonly purpose: 'content' | 'announcement';
};

/** What others hear of a photo. */
export const told = ({ code, version, purpose }: Told, gone = false): DataOf<typeof fileStored> => ({
  code,
  version,
  gone,
  purpose,
  imageUrl: pictureAt(code, 'medium'),
});

const address = /^\/api\/File\/image\/([0-9a-f-]{36})\//;

/** The code of one of our pictures, out of where it lies. */
export const codeIn = (imageUrl: string | null): string | null => address.exec(imageUrl ?? '')?.[1] ?? null;
