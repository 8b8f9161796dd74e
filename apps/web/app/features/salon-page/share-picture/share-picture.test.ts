import { pageTemplate } from '@ayna/contracts/core/salon-page';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../model/page-data.ts';
import { sampleData } from '../model/sample.ts';
import { drawSharePicture } from './draw-picture.ts';
import { shareFacts, shareVersion } from './share-facts.ts';
import { shareFontsOf } from './share-fonts.ts';

/** Drawing takes a processor's time, and tests share it. */
const slow = 60_000;

const factsOf = (salon: Partial<PageData['salon']> = {}, photos = 0) =>
  shareFacts(sampleData({ photos }, salon));

const { design } = sampleData().salon;
const longest = '<b>&amp; Ğüzel Ş\u0131k "Saç" '.repeat(9);

describe.each(pageTemplate.options)('the shared picture of %s', (template) => {
  it('is a small PNG of the size that networks show, with any name', { timeout: slow }, async () => {
    for (const name of ['A', longest, '   ']) {
      const { type, bytes } = await drawSharePicture(
        factsOf({ name, design: { ...design, template } }),
        null,
      );
      expect(type).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(200_000);
    }
  });

  it('writes the name in its own face, Turkish letters too', { timeout: slow }, async () => {
    const { name } = await shareFontsOf(template);
    const draw = (font: string, text: string) =>
      sharp({ text: { ...name, font, text, dpi: 300 } })
        .raw()
        .toBuffer();
    for (const text of ['Salon', '\u015e\u011f\u0130'])
      expect(await draw(name.font, text)).not.toEqual(await draw('No such family,', text));
  });
});

it('lies over the cover where there is one', { timeout: slow }, async () => {
  const photo = await sharp({ create: { width: 480, height: 900, channels: 3, background: '#ffffff' } })
    .webp()
    .toBuffer();
  const { type, bytes } = await drawSharePicture(factsOf({}, 1), photo);
  expect(type).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // White letters can be read even on a white photo.
  const { data } = await sharp(bytes)
    .extract({ left: 2, top: 560, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBeLessThan(100);
});

it('has a version that follows everything it shows, and nothing else', () => {
  const version = shareVersion(factsOf());
  expect(shareVersion(factsOf({ description: 'x', phone: '+902161112233' }))).toBe(version);
  const colors = { ground: '#fff6e8', text: '#33210b', accent: '#a04a00' };
  const changes = [
    factsOf({ name: 'Ba\u015fka' }),
    factsOf({ district: 'Bebek' }),
    factsOf({ type: 'NailSalon' }),
    factsOf({ design: { ...design, template: 'razor' } }),
    factsOf({ design: { ...design, colors } }),
    factsOf({}, 1),
  ];
  expect(new Set([version, ...changes.map(shareVersion)]).size).toBe(changes.length + 1);
});

it('is painted only with colors', () => {
  const colors = { ground: '"/><script>', text: '#33210b', accent: '#a04a00' };
  expect(factsOf({ design: { ...design, colors } }).colors.ground).toBe('#eaf1ee');
});
