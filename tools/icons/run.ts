// node tools/icons/run.ts: draws the icons of the installed app from the favicon again, after the logo has changed.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../../e2e/support/chromium.ts';

const folder = join(import.meta.dirname, '../../apps/web/public');
const logo = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const [ellipse = ''] = logo.match(/<ellipse[^>]*>/) ?? [];
const [flash = ''] = logo.match(/M-3[^"]*/) ?? [];

/** On a ground of the flash's own color it is cut out: painted over the oval it would leave a hairline. */
const cutLogo = `<svg viewBox="-3 0 30 30"><mask id="oval"><g fill="#fff">${ellipse}</g><path d="${flash}"/></mask>
<path fill="#882e55" d="M0 0h24v30H0z" mask="url(#oval)"/></svg>`;

/** `part` of the edge is the logo's; phones cut a maskable icon to any shape that leaves the inner 80 % of it. */
const icons = [
  { name: '192', size: 192, part: 1, ground: 'transparent' },
  { name: '512', size: 512, part: 1, ground: 'transparent' },
  { name: 'maskable', size: 512, part: 0.62, ground: '#e9efef' },
  { name: 'apple-touch', size: 180, part: 0.74, ground: '#e9efef' },
];

mkdirSync(join(folder, 'icons'), { recursive: true });
const browser = await openChromium();
for (const { name, size, part, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = size * part;
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${edge}px;height:${edge}px}</style>${ground === 'transparent' ? logo : cutLogo}`,
  );
  await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
