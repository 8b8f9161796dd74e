import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Draws noise, which compression can't make much smaller. */
const drawNoise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

export const jpeg = (width = 640, height = 480) => drawNoise(width, height).jpeg().toBuffer();
export const png = (width = 640, height = 480) =>
  drawNoise(width, height).png({ compressionLevel: 1 }).toBuffer();
export const webp = (width = 640, height = 480) => drawNoise(width, height).webp().toBuffer();

/** Texts in the metadata that the tests search for. */
export const metadataTexts = ['Gizli Kat', 'Telefon 9 Pro'];

/** A picture as a telephone takes it: rotated, and with place and device in its metadata. */
export const photoWithMetadata = () =>
  drawNoise(800, 400)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: metadataTexts[0] ?? '', Model: metadataTexts[1] ?? '' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 0/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '29/1 1/1 0/1',
      },
    })
    .toBuffer();

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A PNG of one colour whose header claims this size; it really has `rows` rows. */
export const blankPng = (width: number, height: number, rows = height): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
};

export const script = '<script>alert(document.domain)</script>';

export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
);

/** A file that one reader takes for a GIF and another for a page. */
export const gifPage = Buffer.concat([
  Buffer.from('GIF89a/*', 'latin1'),
  Buffer.from(`<html>${script}</html>*/=1;`),
]);
