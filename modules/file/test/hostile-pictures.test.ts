import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blobOf, type FileApp, fileApp } from './kit.ts';
import {
  blankPng,
  gifPage,
  jpeg,
  metadataTexts,
  photoWithMetadata,
  png,
  script,
  svg,
  webp,
} from './pictures.ts';

let app: FileApp;
beforeAll(async () => {
  app = await fileApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const sizes = ['small', 'medium', 'large'] as const;
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

describe('attack 46: what is refused', () => {
  const tooWide = 'Fotoğraf en çok 25 megapiksel olabilir. Küçültüp yeniden yükleyin.';
  const noPicture = 'Yalnızca JPG, PNG ve WebP fotoğraflar yüklenebilir.';
  const broken = 'Fotoğraf okunamadı. Dosya bozuk olabilir; başka bir fotoğraf deneyin.';

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a pixel bomb: a head of 50000 by 50000', () => blankPng(50_000, 50_000, 1), 422, tooWide],
    ['a pixel bomb: 30 megapixels in 30 kB', () => blankPng(6_000, 5_000), 422, tooWide],
    ['a strip: one side of 16384 pixels', () => blankPng(16_384, 100), 422, tooWide],
    ['one row too many', () => blankPng(5_000, 5_001), 422, tooWide],
    ['an SVG', () => svg, 415, noPicture],
    ['a GIF that is a page', () => gifPage, 415, noPicture],
    ['a page', () => Buffer.from(`<!doctype html>${script}`), 415, noPicture],
    ['an archive', () => Buffer.from('PK\x03\x04 and more', 'latin1'), 415, noPicture],
    ['nothing', () => Buffer.alloc(0), 415, noPicture],
    ['a PNG by its first bytes alone', () => Buffer.from('89504e470d0a1a0a00000000', 'hex'), 422, broken],
    [
      'an SVG behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg]),
      422,
      broken,
    ],
    ['half a JPEG', async () => half(await jpeg()), 422, broken],
    ['half a PNG', async () => half(await png()), 422, broken],
    ['half a WebP', async () => half(await webp()), 422, broken],
  ])('%s', async (_, make, status, message) => {
    const salon = app.newSalon();
    const add = salon.add('Salon', blobOf(await make()));
    await expect(add).rejects.toMatchObject({ status, body: { message } });
    expect(salon.ledger.spent.size).toBe(0);
    expect(await salon.list()).toEqual([]);
  });

  test('12 MB', async () => {
    const add = app.newSalon().add('Salon', blobOf(Buffer.concat([await jpeg(), Buffer.alloc(12_000_000)])));
    await expect(add).rejects.toMatchObject({
      status: 413,
      body: { message: 'Fotoğraf en çok 8 MB olabilir. Daha küçük bir dosya seçin.' },
    });
  });
});

describe('attack 46: what is cleaned', () => {
  test.each<[string, () => Promise<Buffer>]>([
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from(`<html>${script}`)]),
    ],
    ['a PNG with a page behind it', async () => Buffer.concat([await png(), Buffer.from(`<html>${script}`)])],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04<script>')]),
    ],
    [
      'a JPEG with a script in its metadata',
      () =>
        sharp(blankPng(50, 50))
          .jpeg()
          .withExif({ IFD0: { Copyright: script } })
          .toBuffer(),
    ],
  ])('%s comes out as nothing but a WebP', async (_, make) => {
    const { code } = await app.newSalon().add('Salon', blobOf(await make()));
    for (const size of sizes) {
      const bytes = await bytesOf(await app.image(code, size));
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.includes('PK\x03\x04')).toBe(false);
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      // The file ends where its header says: nothing is appended.
      expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
    }
  });

  test('metadata of place, time and device is removed from every size, and the picture is upright', async () => {
    const sent = await photoWithMetadata();
    const before = await sharp(sent).metadata();
    expect(before.exif?.includes(metadataTexts[1] ?? '')).toBe(true);
    expect(before.orientation).toBe(6);
    const photo = await app.newSalon().add('Salon', blobOf(sent));
    expect(photo).toMatchObject({ width: 400, height: 800 });
    for (const size of sizes) {
      const bytes = await bytesOf(await app.image(photo.code, size));
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const secret of [...metadataTexts, 'EXIF', 'Exif', 'GPS'])
        expect(bytes.includes(secret)).toBe(false);
    }
  });

  test('an animated picture becomes its first frame', async () => {
    const frames = [blankPng(60, 40), await png(60, 40)];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const photo = await app.newSalon().add('Salon', blobOf(animated));
    expect(photo).toMatchObject({ width: 60, height: 40 });
    expect(
      (await sharp(await bytesOf(await app.image(photo.code, 'large'))).metadata()).pages,
    ).toBeUndefined();
  });
});
