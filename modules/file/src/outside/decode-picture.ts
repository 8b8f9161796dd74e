// A process of its own, which nothing is entrusted to but one picture: node decode-picture.ts IN FOLDER SIZES
// It says in one line of JSON how large the largest became, or why there is none.
import { join } from 'node:path';
import sharp from 'sharp';

const MOST_PIXELS = 25_000_000;
/** Taller than any poster; a WebP ends at 16383. */
const TALLEST = 4;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const [path = '', folder = '', given = '[]'] = process.argv.slice(2);
const sizes = JSON.parse(given) as [name: string, width: number][];

const within = (width: number) =>
  ({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true }) as const;

/** The picture itself, upright and no larger than needed, with nothing that was written about it. */
const decode = (width: number) =>
  sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(within(width))
    .raw()
    .toBuffer({ resolveWithObject: true });

const encodeAll = async () => {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) return { refused: 'picture-too-wide' };
  const { data, info } = await decode(Math.max(...sizes.map(([, most]) => most)));
  for (const [name, most] of sizes)
    await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize(within(most))
      .webp({ quality: 80 })
      .toFile(join(folder, name));
  return { width: info.width, height: info.height };
};

const answer = await encodeAll().catch(() => ({ refused: 'picture-broken' }));
process.stdout.write(JSON.stringify(answer));
