import { outputSize } from './output-size.ts';

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Wider than the largest size that is kept. */
const maxSide = 2_048;

/** The part of a picture that was chosen, turned as its camera held it, as a JPEG. */
export const cropImage = async (file: Blob, { x, y, width, height }: Area): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const size = outputSize({ width, height }, maxSide);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  // A picture may be see-through, a JPEG may not: without a ground it would come out black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (cut) => (cut ? resolve(cut) : reject(new Error('The picture is too large to be drawn'))),
      'image/jpeg',
      0.9,
    );
  });
};
