// node fonts/subset-fonts.ts: cuts the shipped fonts again, after a family or its version has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontSubsets, includedFeatures, pdfFonts, shareFonts, textOf } from './subsets.ts';

/** Spelled out, so that anyone who looks for unused packages finds their use. */
const sources: Readonly<Record<string, string>> = {
  'geologica-latin': import.meta.resolve(
    '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
  ),
  'geologica-latin-ext': import.meta.resolve(
    '@fontsource-variable/geologica/files/geologica-latin-ext-wght-normal.woff2',
  ),
  'ysabeau-latin': import.meta.resolve('@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2'),
  'ysabeau-latin-ext': import.meta.resolve(
    '@fontsource-variable/ysabeau/files/ysabeau-latin-ext-wght-normal.woff2',
  ),
  'gloock-latin': import.meta.resolve('@fontsource/gloock/files/gloock-latin-400-normal.woff2'),
  'gloock-latin-ext': import.meta.resolve('@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2'),
  'big-shoulders-latin': import.meta.resolve(
    '@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
  ),
  'big-shoulders-latin-ext': import.meta.resolve(
    '@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-ext-wght-normal.woff2',
  ),
  'playfair-latin': import.meta.resolve(
    '@fontsource-variable/playfair/files/playfair-latin-wght-normal.woff2',
  ),
  'playfair-latin-ext': import.meta.resolve(
    '@fontsource-variable/playfair/files/playfair-latin-ext-wght-normal.woff2',
  ),
  'playfair-italic-latin': import.meta.resolve(
    '@fontsource-variable/playfair/files/playfair-latin-wght-italic.woff2',
  ),
  'playfair-italic-latin-ext': import.meta.resolve(
    '@fontsource-variable/playfair/files/playfair-latin-ext-wght-italic.woff2',
  ),
};
const shipped = new URL('../app/fonts/', import.meta.url);
const drawn = new URL('../app/features/salon-page/share-picture/fonts/', import.meta.url);
const printed = new URL('../app/fonts/pdf/', import.meta.url);
for (const folder of [shipped, drawn, printed]) mkdirSync(folder, { recursive: true });

for (const { source, file, ranges, weights } of fontSubsets) {
  const whole = readFileSync(new URL(sources[source] ?? ''));
  const cut = await subsetFont(whole, textOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: includedFeatures,
    variationAxes: weights === null ? {} : { wght: weights },
  });
  writeFileSync(new URL(file, shipped), cut);
  process.stdout.write(`${file} ${whole.length} -> ${cut.length} bytes\n`);
}

const ofOneWeight = [
  ...shareFonts.map((font) => ({ ...font, folder: drawn })),
  ...pdfFonts.map((font) => ({ ...font, folder: printed })),
];

for (const { source, file, ranges, weight, folder } of ofOneWeight) {
  const whole = readFileSync(new URL(sources[source] ?? ''));
  const cut = await subsetFont(whole, textOf(ranges), {
    targetFormat: 'sfnt',
    keepFeatures: includedFeatures,
    variationAxes: weight === null ? {} : { wght: weight },
  });
  writeFileSync(new URL(file, folder), cut);
  process.stdout.write(`${file} ${whole.length} -> ${cut.length} bytes\n`);
}
