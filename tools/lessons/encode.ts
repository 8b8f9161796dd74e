import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** What a picture of the site may weigh; one of README, which nobody waits for, twice that. */
const siteBytes = 60_000;
export const readmeBytes = 120_000;
/** The best one that is small enough is taken. */
const qualities = [84, 76, 68, 60, 52, 44];

/** Saves a picture of the browser as WebP, so many pixels wide. */
export const saveWebp = async (
  png: Buffer,
  path: string,
  width: number,
  maxBytes = siteBytes,
): Promise<void> => {
  for (const quality of qualities) {
    const bytes = await sharp(png)
      .resize({ width })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length > maxBytes) continue;
    writeFileSync(path, bytes);
    console.log(`${path} ${width} px, quality ${quality}, ${(bytes.length / 1000).toFixed(1)} kB`);
    return;
  }
  throw new Error(`saveWebp: ${path} does not fit into ${maxBytes} bytes`);
};
