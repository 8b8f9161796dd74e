import type { PagePhoto } from '@ayna/contracts/core/salon-page';
import { texts } from '../texts.ts';

export type PhotoModel = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
};

const photoModel = ({ imageUrl, width, height, caption }: PagePhoto, name: string): PhotoModel => ({
  url: imageUrl,
  width,
  height,
  alt: caption || texts.photoOf(name),
  caption,
});

/** The cover stands at the top of the page and is not shown again among the others. */
export const photoModels = (photos: readonly PagePhoto[], name: string) => {
  const cover = photos.find((photo) => photo.cover);
  return {
    cover: cover && photoModel(cover, name),
    photos: photos.filter((photo) => photo !== cover).map((photo) => photoModel(photo, name)),
  };
};
