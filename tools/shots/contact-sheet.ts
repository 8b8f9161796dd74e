import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '../../e2e/support/chromium.ts';
import type { Shot, Variant } from './take-shots.ts';

/** How wide a picture is shown, how many stand in a row, and how tall one may be. */
const layouts = {
  1440: { width: 720, columns: 4, maxHeight: 900 },
  1366: { width: 720, columns: 4, maxHeight: 900 },
  1024: { width: 600, columns: 5, maxHeight: 900 },
  768: { width: 440, columns: 6, maxHeight: 1_000 },
  720: { width: 600, columns: 5, maxHeight: 1_000 },
  390: { width: 300, columns: 9, maxHeight: 1_000 },
} as const;

/** A sheet is split before it gets taller. */
const maxSheetHeight = 3_000;
const labelHeight = 44;

type Picture = { readonly src: string; readonly height: number };

/** Width and height stand at byte 16 of a PNG. */
const toPicture = (png: Buffer, width: number, maxHeight: number): Picture => ({
  src: `data:image/png;base64,${png.toString('base64')}`,
  height: Math.min(maxHeight, Math.round((png.readUInt32BE(20) / png.readUInt32BE(16)) * width)),
});

/** The mock of a screen; the older ones are light and do not say so. */
const readMock = (
  folder: string | undefined,
  mock: string | undefined,
  variant: Variant,
): Buffer | undefined => {
  if (!folder || !mock) return undefined;
  const device = variant.width === 390 ? 'phone' : 'desktop';
  const names = [`${mock}--${device}-${variant.theme}.png`];
  if (variant.theme === 'light') names.push(`${mock}--${device}.png`);
  const path = names.map((name) => join(folder, name)).find(existsSync);
  return path === undefined ? undefined : readFileSync(path);
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Cell = { readonly html: string; readonly columns: number; readonly height: number };

const renderCell = (
  { screen, url, png, problems }: Shot,
  mock: Buffer | undefined,
  variant: Variant,
): Cell => {
  const { width, maxHeight } = layouts[variant.width];
  const pictures = [png, mock]
    .filter((one) => one !== undefined)
    .map((one) => toPicture(one, width, maxHeight));
  const images = pictures.map(({ src, height }) => `<img style="height:${height}px" src="${src}">`).join('');
  const warning = problems.map((problem) => `<b>${escapeHtml(problem)}</b>`).join('');
  const columns = Math.max(1, pictures.length);
  const label = `${screen.name} <small>${screen.role} ${escapeHtml(decodeURI(url))}</small>${warning}`;
  return {
    html: `<figure style="width:${columns * width + (columns - 1) * 8}px"><figcaption>${label}</figcaption><div>${images}</div></figure>`,
    columns,
    height: labelHeight + Math.max(0, ...pictures.map(({ height }) => height)),
  };
};

/** Puts cells into rows and rows into sheets, in their order. */
const arrange = (cells: readonly Cell[], columns: number): readonly (readonly Cell[])[][] => {
  const rows: Cell[][] = [];
  let used = columns;
  for (const cell of cells) {
    if (used + cell.columns > columns) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(cell);
    used += cell.columns;
  }
  const sheets: Cell[][][] = [];
  let height = maxSheetHeight;
  for (const row of rows) {
    const rowHeight = Math.max(...row.map((cell) => cell.height));
    if (height + rowHeight > maxSheetHeight) {
      sheets.push([]);
      height = 0;
    }
    sheets.at(-1)?.push(row);
    height += rowHeight;
  }
  return sheets;
};

const renderSheet = (
  title: string,
  rows: readonly (readonly Cell[])[],
  imageWidth: number,
): string => `<!doctype html><meta charset="utf-8">
<style>
  body { margin: 0; padding: 20px; background: #777; font: 15px sans-serif; color: #fff; width: max-content }
  h1 { font-size: 20px; margin: 0 0 12px }
  section { display: flex; gap: 20px; align-items: flex-start; margin-bottom: 16px }
  figure { margin: 0 } div { display: flex; gap: 8px; align-items: flex-start }
  figcaption { min-height: 36px; margin-bottom: 8px; overflow-wrap: anywhere } small { color: #ddd } b { display: block; color: #ffd0d0 }
  img { display: block; width: ${imageWidth}px; object-fit: cover; object-position: top }
</style>
<h1>${title}</h1>${rows.map((row) => `<section>${row.map(({ html }) => html).join('')}</section>`).join('')}`;

type Options = { readonly browser: Browser; readonly folder: string; readonly mocks: string | undefined };

/** Saves the pictures of one width and theme on as few sheets as hold them, beside their mocks; returns the paths. */
export const saveContactSheets = async (
  { browser, folder, mocks }: Options,
  variant: Variant,
  shots: readonly Shot[],
): Promise<readonly string[]> => {
  const { columns, width } = layouts[variant.width];
  const cells = shots.map((shot) => renderCell(shot, readMock(mocks, shot.screen.mock, variant), variant));
  const name = `${variant.width}-${variant.theme}`;
  const page = await browser.newPage({ viewport: { width: columns * (width + 20) + 40, height: 1_000 } });
  const paths: string[] = [];
  for (const [index, rows] of arrange(cells, columns).entries()) {
    await page.setContent(renderSheet(`${name}, sheet ${index + 1}`, rows, width), { waitUntil: 'load' });
    const path = join(folder, `sheet-${name}-${index + 1}.png`);
    writeFileSync(path, await page.locator('body').screenshot());
    paths.push(path);
  }
  await page.close();
  return paths;
};
