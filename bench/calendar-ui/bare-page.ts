import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '../../e2e/support/chromium.ts';

const app = join(import.meta.dirname, '../../apps/web/app');

/** The product's own fonts, so that text costs the same. */
const fontFaces = readFileSync(join(app, 'styles/fonts.css'), 'utf8').replace(
  /"\.\.\/fonts\/([\w-]+[.]woff2)[^"]*"/g,
  (_, name: string) =>
    `"data:font/woff2;base64,${readFileSync(join(app, 'fonts', name)).toString('base64')}"`,
);

/** A page that draws a given view with plain DOM on the same input. */
const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bare</title><style>
${fontFaces}
body { margin: 0; font: 12px Geologica }
main { position: absolute; overflow: auto; background: #fff }
div { position: absolute; overflow: hidden; box-sizing: border-box; border: 1px solid #8ab; border-radius: 6px; background: #def }
span { position: absolute; white-space: nowrap }
</style></head><body><script>
const createElementAt = (name, [x, y, width, height]) => {
  const element = document.createElement(name);
  element.style.cssText = 'left:' + x + 'px;top:' + y + 'px;width:' + width + 'px;height:' + height + 'px';
  return element;
};
const createText = ([text, place]) => {
  const element = createElementAt('span', place);
  element.textContent = text;
  return element;
};
const draw = ({ name, panel, boxes, words }) => {
  const element = createElementAt('main', panel);
  for (const box of boxes) {
    const block = createElementAt('div', box.place);
    block.dataset.block = '';
    block.append(...box.words.map(createText));
    element.append(block);
  }
  element.append(...words.map(createText));
  document.querySelector('main')?.remove();
  document.body.append(element);
  window.shown = name;
};
addEventListener('keydown', () => draw(window.next));
addEventListener('click', () => draw(window.next));
</script></body></html>`;

/** What a page shows in its panel: every box with its texts, and the texts between them, with positions. */
export type ViewSnapshot = {
  readonly name: string;
  readonly boxes: readonly unknown[];
  readonly words: readonly unknown[];
};

const snapshotScript = (name: string): string => `(() => {
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

export const takeSnapshot = (page: Page, name: string): Promise<ViewSnapshot> =>
  page.evaluate<ViewSnapshot>(snapshotScript(name));

export const openBarePage = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> => {
  const page = await browser.newPage({ viewport });
  await page.setContent(html);
  await page.evaluate('document.fonts.load("12px Geologica")');
  return page;
};

/** Sets what the bare page draws on the next input. */
export const setNextView = (page: Page, snapshot: ViewSnapshot): Promise<unknown> =>
  page.evaluate(`window.next = ${JSON.stringify(snapshot)}; 0`);

/** Counts the boxes too, as the condition for the product does. */
export const bareReadyCondition = ({ name, boxes }: ViewSnapshot): string =>
  `window.shown === ${JSON.stringify(name)} && document.querySelectorAll('[data-block]').length === ${boxes.length}`;
