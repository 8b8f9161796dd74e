import { pictureUrl } from '@ayna/contracts/core/pictures';
import { validate } from '@ayna/contracts/core/validation';

/** Drops a picture URL of another host: an account may have one from before only our own were allowed. */
export const hostedPictureOrNull = (url: string | null): string | null =>
  url !== null && !validate(pictureUrl, url).fields ? url : null;
