// Runs as its own process, which knows nothing but one picture: node decode-picture.ts IN FOLDER SIZES
// Prints one line of JSON: the dimensions of the largest size, or why the picture is refused.
import { join } from 'node:path';
import sharp from 'sharp';

const MAX_PIXELS = 25_000_000;
/** What WebP can store. A strip of 25 megapixels that is one pixel high takes far longer than its size suggests. */
const MAX_SIDE = 16_383;
/** Taller than any poster. */
const MAX_HEIGHT_RATIO = 4;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const [path = '', folder = '', sizesJson = '[]'] = process.argv.slice(2);
const sizes = JSON.parse(sizesJson) as [name: string, width: number][];

const boundsFor = (width: number) =>
  ({ width, height: width * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true }) as const;

/** The pixels alone, upright and no larger than needed, without metadata. */
const decode = (width: number) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(boundsFor(width))
    .raw()
    .toBuffer({ resolveWithObject: true });

const encodeAll = async () => {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    return { refused: 'picture-too-wide' };
  const { data, info } = await decode(Math.max(...sizes.map(([, maxWidth]) => maxWidth)));
  for (const [name, maxWidth] of sizes)
    await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize(boundsFor(maxWidth))
      .webp({ quality: 80 })
      .toFile(join(folder, name));
  return { width: info.width, height: info.height };
};

const result = await encodeAll().catch(() => ({ refused: 'picture-broken' }));
process.stdout.write(JSON.stringify(result));
