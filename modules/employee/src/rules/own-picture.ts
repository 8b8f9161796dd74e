import { check } from '@ayna/contracts/core/fields';
import { pictureUrl } from '@ayna/contracts/core/pictures';

/** An account may still have a picture from before ours were the only ones; it is not handed on. */
export const ownPicture = (url: string | null): string | null =>
  url !== null && !check(pictureUrl, url).fields ? url : null;
