import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '../../e2e/support/chromium.ts';
import type { Screen } from './screens.ts';
import type { Shot } from './take-shots.ts';

/** Desktop shots are scaled to five eighths, phone shots are not scaled. */
const shownWidth = (width: number): number => (width > 1000 ? width * 0.625 : width);

const renderFigure = ({ width, theme, pieces, problems }: Shot): string => {
  const images = pieces
    .map((png) => `<img width="${shownWidth(width)}" src="data:image/png;base64,${png.toString('base64')}">`)
    .join('');
  const warning = problems.length > 0 ? ` <b>${problems.length} problems</b>` : '';
  return `<figure><figcaption>${width} ${theme}${warning}</figcaption><div>${images}</div></figure>`;
};

const renderSheet = (
  { name, path }: Screen,
  shots: readonly Shot[],
): string => `<!doctype html><meta charset="utf-8">
<style>
  body { margin: 0; padding: 24px; background: #777; font: 16px sans-serif; color: #fff; width: max-content; max-width: 5600px }
  h1 { font-size: 20px; margin: 0 0 16px }
  main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
  figure { margin: 0 } figcaption { margin-bottom: 8px } b { color: #ffb0b0 }
  div { display: flex; gap: 8px; align-items: flex-start } img { display: block }
</style>
<h1>${name} ${encodeURI(path)}</h1><main>${shots.map(renderFigure).join('')}</main>`;

/** Saves the shots of a screen side by side as one image and returns its path. */
export const saveContactSheet = async (
  browser: Browser,
  folder: string,
  screen: Screen,
  shots: readonly Shot[],
): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 2720, height: 1000 } });
  await page.setContent(renderSheet(screen, shots), { waitUntil: 'load' });
  const path = join(folder, `${screen.name}.png`);
  writeFileSync(path, await page.locator('body').screenshot());
  await page.close();
  return path;
};
