// node fonts/subset-fonts.ts: cuts the shipped fonts again, after a family or its version has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontSubsets, includedFeatures, textOf } from './subsets.ts';

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
};
const shipped = new URL('../app/fonts/', import.meta.url);
mkdirSync(shipped, { recursive: true });

for (const { family, source, file, ranges, weights } of fontSubsets) {
  const whole = readFileSync(new URL(sources[`${family}-${source}`] ?? ''));
  const cut = await subsetFont(whole, textOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: includedFeatures,
    variationAxes: { wght: weights },
  });
  writeFileSync(new URL(file, shipped), cut);
  process.stdout.write(`${file} ${whole.length} -> ${cut.length} bytes\n`);
}
