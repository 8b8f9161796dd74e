// node tools/share-picture/run.ts: draws the picture that messengers show of a link to the site, after its look has changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../../e2e/support/chromium.ts';
import { texts } from './texts.ts';

const web = join(import.meta.dirname, '../../apps/web');

const fontFace = (family: string, file: string, range: string): string => {
  const bytes = readFileSync(join(web, 'app/fonts/pdf', file)).toString('base64');
  return `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${bytes}); unicode-range: ${range}; }`;
};

const latin = 'U+0-FF, U+131, U+2000-206F';
const turkish = 'U+11E-11F, U+130, U+15E-15F';

// Colors of `apps/web/app/styles/tokens.css`: damson, quince and the flash of light at 115 degrees.
const html = `<!doctype html><html lang="tr"><style>
${fontFace('Title', 'ysabeau-latin.ttf', latin)}
${fontFace('Title', 'ysabeau-turkish.ttf', turkish)}
${fontFace('Text', 'geologica-latin.ttf', latin)}
${fontFace('Text', 'geologica-turkish.ttf', turkish)}
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #4f1930; color: #fff; }
.brand { position: absolute; left: 72px; top: 64px; font: 58px/1 Title; letter-spacing: -0.02em; display: flex; gap: 18px; align-items: center; }
h1 { position: absolute; left: 72px; bottom: 138px; margin: 0; font: 84px/90px Title; letter-spacing: -0.02em; white-space: nowrap; }
p { position: absolute; left: 72px; bottom: 66px; margin: 0; font: 32px/40px Text; color: #f1ced9; }
.mirror { position: absolute; right: -70px; top: -38px; width: 500px; height: 706px; border-radius: 50%;
  background: linear-gradient(115deg, transparent 40%, rgb(255 255 255 / 0.15) 40% 56%, transparent 56% 60%, rgb(255 255 255 / 0.1) 60% 64%, transparent 64%), #6c2242;
  box-shadow: inset 0 0 0 3px rgb(255 255 255 / 0.14); }
.ring { position: absolute; right: 96px; top: 196px; width: 236px; height: 84px; border-radius: 20px; background: #fff;
  box-shadow: 0 0 0 6px #4f1930, 0 0 0 16px #ebe57a; color: #162120; font: 40px/84px Text; text-align: center; }
</style><body>
<div class="mirror"></div><div class="ring">16:30</div>
<div class="brand"><svg width="46" height="58" viewBox="0 0 24 30"><mask id="m"><ellipse cx="12" cy="15" rx="11.2" ry="14.2" fill="#fff"/><path d="M-3 24 18-4h6.2L2 27zM5 31 27 3h2.4L7.6 32z" fill="#000"/></mask><rect fill="#e4aec0" width="24" height="30" mask="url(#m)"/></svg>${texts.brand}</div>
<h1>${texts.lines.join('<br>')}</h1><p>${texts.below}</p></body></html>`;

const browser = await openChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: join(web, 'app/features/site-picture/share.png') });
await browser.close();
