import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '../../e2e/support/chromium.ts';

const app = join(import.meta.dirname, '../../apps/web/app');

/** The product's own faces, so that letters cost the same. */
const faces = readFileSync(join(app, 'styles/fonts.css'), 'utf8').replace(
  /"\.\.\/fonts\/([\w-]+[.]woff2)[^"]*"/g,
  (_, name: string) =>
    `"data:font/woff2;base64,${readFileSync(join(app, 'fonts', name)).toString('base64')}"`,
);

/** A page that draws what it is told with the browser's own means, at the same input. */
const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bare</title><style>
${faces}
body { margin: 0; font: 12px Geologica }
main { position: absolute; overflow: auto; background: #fff }
div { position: absolute; overflow: hidden; box-sizing: border-box; border: 1px solid #8ab; border-radius: 6px; background: #def }
span { position: absolute; white-space: nowrap }
</style></head><body><script>
const placed = (name, [x, y, width, height]) => {
  const made = document.createElement(name);
  made.style.cssText = 'left:' + x + 'px;top:' + y + 'px;width:' + width + 'px;height:' + height + 'px';
  return made;
};
const written = ([text, place]) => {
  const made = placed('span', place);
  made.textContent = text;
  return made;
};
const draw = ({ name, panel, boxes, words }) => {
  const made = placed('main', panel);
  for (const box of boxes) {
    const block = placed('div', box.place);
    block.dataset.block = '';
    block.append(...box.words.map(written));
    made.append(block);
  }
  made.append(...words.map(written));
  document.querySelector('main')?.remove();
  document.body.append(made);
  window.shown = name;
};
addEventListener('keydown', () => draw(window.next));
addEventListener('click', () => draw(window.next));
</script></body></html>`;

/** What a page shows in its panel: every box with its words, and the words beside them, where they stand. */
export type Sight = {
  readonly name: string;
  readonly boxes: readonly unknown[];
  readonly words: readonly unknown[];
};

const sightScript = (name: string): string => `(() => {
  const panel = document.querySelector('[role=tabpanel]');
  const scroller = panel.querySelector('[data-view=shown] :is(.cal-scroll, .month-scroll)') ?? panel;
  const around = panel.getBoundingClientRect();
  const placeIn = (from, { x, y, width, height }, left = 0, top = 0) =>
    [x - from.x + left, y - from.y + top, width, height].map(Math.round);
  const wordsIn = (root, isOut) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (textContent.trim() && !isOut(parentElement)) found.push([textContent, parentElement.getBoundingClientRect()]);
    }
    return found;
  };
  const isBox = '[data-block], [data-month-day]';
  const { scrollLeft, scrollTop } = scroller;
  const boxes = [...panel.querySelectorAll('[data-view=shown] :is([data-block], [data-month-day])')].map((box) => {
    const own = box.getBoundingClientRect();
    return {
      place: placeIn(around, own, scrollLeft, scrollTop),
      words: wordsIn(box, () => false).map(([text, rect]) => [text, placeIn(own, rect)]),
    };
  });
  const words = wordsIn(panel, (parent) => parent.closest(isBox) !== null || parent.closest('[data-view=away]') !== null)
    .map(([text, rect]) => [text, placeIn(around, rect, scrollLeft, scrollTop)]);
  return { name: ${JSON.stringify(name)}, panel: placeIn({ x: 0, y: 0 }, around), boxes, words };
})()`;

export const sightOf = (page: Page, name: string): Promise<Sight> => page.evaluate<Sight>(sightScript(name));

export const openBare = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> => {
  const page = await browser.newPage({ viewport });
  await page.setContent(html);
  await page.evaluate('document.fonts.load("12px Geologica")');
  return page;
};

/** What the bare page is to draw at the next input. */
export const tellNext = (page: Page, sight: Sight): Promise<unknown> =>
  page.evaluate(`window.next = ${JSON.stringify(sight)}; 0`);

/** Counts its boxes too, as the question to the product does. */
export const isBareReady = ({ name, boxes }: Sight): string =>
  `window.shown === ${JSON.stringify(name)} && document.querySelectorAll('[data-block]').length === ${boxes.length}`;
