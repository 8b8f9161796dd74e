import { randomBytes } from 'node:crypto';
import type { OwnPage } from './http2-front.ts';
import type { Visit } from './visit.ts';

/** The names under which the front serves the bare page of a screen. */
export const bareUrl = (screen: string): string => `/bare/${screen}`;

const compressed = (type: string, text: string): OwnPage => ({ type, body: Buffer.from(text) });

/** Random letters, which no compression makes smaller: the script is as many bytes as it says. */
const padding = (bytes: number): string =>
  randomBytes(Math.max(0, Math.ceil((bytes * 3) / 4)))
    .toString('base64')
    .slice(0, Math.max(0, bytes));

/**
 * The product's stylesheets and fonts, one script as large as all of the screen's, and the boxes that the screen shows,
 * drawn with plain DOM. The padding is a comment, so the script costs next to nothing to run.
 */
export const barePages = (
  screen: string,
  { html, scripts, boxes }: Visit,
): readonly (readonly [string, OwnPage])[] => {
  const links =
    html.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g)?.filter((link) => !link.includes('.js')) ?? [];
  const draw = `const boxes=${JSON.stringify(boxes)};
for (const [x, y, width, height, text] of boxes) {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;overflow:hidden;left:' + x + 'px;top:' + y + 'px;width:' + width + 'px;height:' + height + 'px';
  box.textContent = text;
  document.body.append(box);
}
document.body.dataset.shown = '';`;
  const script = `${bareUrl(screen)}.js`;
  const page = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bare</title>${links.join('')}<script type="module" src="${script}"></script></head><body></body></html>`;
  return [
    [bareUrl(screen), compressed('text/html; charset=utf-8', page)],
    [script, compressed('text/javascript', `/*${padding(scripts.bytes - draw.length)}*/${draw}`)],
  ];
};
