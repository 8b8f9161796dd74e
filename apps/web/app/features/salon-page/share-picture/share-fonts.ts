import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PageTemplate } from '@ayna/contracts/core/salon-page';
import sharp from 'sharp';

/** Fonts of the build, as text: the built server has no other files beside it. */
const embedded = import.meta.glob<string>('./fonts/*.ttf', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * The family as the font's own tables name it, with a comma after it: 'Thin' would be read as a weight otherwise. The
 * Turkish letters are in a second file.
 */
type ShareFont = { readonly file: string; readonly family: string };

const lineFont: ShareFont = { file: 'geologica', family: 'Geologica Thin Roman,' };

const nameFonts: Readonly<Record<PageTemplate, ShareFont>> = {
  flow: { file: 'gloock', family: 'Gloock,' },
  razor: { file: 'big-shoulders', family: 'Big Shoulders Display Thin, Ultra-Bold' },
  bloom: { file: 'playfair', family: 'Playfair 5pt SemiExpanded Light,' },
  polish: { file: 'geologica-heavy', family: 'Geologica Thin Roman, Ultra-Bold' },
  backstage: { file: 'big-shoulders', family: 'Big Shoulders Display Thin, Ultra-Bold' },
  clear: { file: 'ysabeau-light', family: 'Ysabeau,' },
};

const registerTurkish = async (folder: string, { file, family }: ShareFont): Promise<void> => {
  const fontfile = join(folder, `${file}-turkish.ttf`);
  await sharp({ text: { text: '\u015f', font: family, fontfile } })
    .raw()
    .toBuffer();
};

/** The text renderer reads fonts from files, and keeps every file it was shown. */
const writeFonts = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-share-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [path, url] of Object.entries(embedded))
    writeFileSync(join(folder, basename(path)), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  for (const font of [lineFont, ...Object.values(nameFonts)]) await registerTurkish(folder, font);
  return folder;
};

let written: Promise<string> | undefined;

type FontChoice = { readonly font: string; readonly fontfile: string };

export const shareFontsOf = async (
  template: PageTemplate,
): Promise<{ readonly name: FontChoice; readonly line: FontChoice }> => {
  written ??= writeFonts();
  const folder = await written;
  const choose = ({ file, family }: ShareFont): FontChoice => ({
    font: family,
    fontfile: join(folder, `${file}-latin.ttf`),
  });
  return { name: choose(nameFonts[template]), line: choose(lineFont) };
};
