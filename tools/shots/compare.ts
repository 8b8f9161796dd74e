import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '../../e2e/support/chromium.ts';

/** Differences of fewer levels come from anti-aliasing. */
const tolerance = 12;

/** Runs in the page, which decodes PNG. The share of pixels that differ; those that only one picture has do. */
const countPixels = (before: string, after: string): string => `(async () => {
  const read = async (png) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await read('${before}'), await read('${after}')];
  const common = Math.min(a.data.length, b.data.length);
  let differing = Math.abs(a.data.length - b.data.length) / 4;
  for (let at = 0; at < common; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > ${tolerance})) differing += 1;
  return differing / (Math.max(a.data.length, b.data.length) / 4);
})()`;

/** Prints how many of the pixels of each picture differ between two folders, the most first. */
export const compareFolders = async (browser: Browser, before: string, after: string): Promise<void> => {
  const page = await browser.newPage();
  const names = globSync('*/*.png', { cwd: after }).toSorted();
  const shares: { name: string; share: number }[] = [];
  for (const name of names.filter((one) => existsSync(join(before, one)))) {
    const [a, b] = [before, after].map((folder) => readFileSync(join(folder, name)).toString('base64'));
    shares.push({ name, share: a === b ? 0 : await page.evaluate<number>(countPixels(a ?? '', b ?? '')) });
  }
  const changed = shares.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  for (const { name, share } of changed) console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  const added = names.length - shares.length;
  console.log(`${changed.length} of ${shares.length} pictures differ, ${added} are in ${after} only`);
};
