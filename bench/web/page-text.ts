import type { Browser } from '../../e2e/support/chromium.ts';

type Block = { readonly tag: string; readonly text: string };

/** Every text of a page in its order, as headings and paragraphs without a class; pictures as they are shown. */
const readBlocks = `(() => {
  const blocks = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let last;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (!/^(IMG|VIDEO)$/.test(node.tagName) || !node.checkVisibility()) continue;
      const picture = node.tagName === 'IMG' ? node.cloneNode() : document.createElement('img');
      picture.removeAttribute('class');
      // What stands for a film, and what a picture element has chosen for this window.
      const chosen = node.poster ?? (node.parentElement.tagName === 'PICTURE' ? node.currentSrc : '');
      if (chosen) {
        picture.removeAttribute('srcset');
        picture.setAttribute('src', new URL(chosen, location.href).pathname);
      }
      picture.width = node.offsetWidth;
      picture.height = node.offsetHeight;
      blocks.push({ tag: 'img', text: picture.outerHTML });
      last = undefined;
      continue;
    }
    const { parentElement, textContent } = node;
    if (!textContent.trim() || parentElement.closest('script, style, noscript')) continue;
    if (!parentElement.checkVisibility()) continue;
    const block = parentElement.closest('h1, h2, h3, h4, p, li, dt, dd, a, button, div, section') ?? document.body;
    if (block !== last) blocks.push({ tag: /^H[1-4]$/.test(block.tagName) ? block.tagName.toLowerCase() : 'p', text: '' });
    blocks.at(-1).text += textContent;
    last = block;
  }
  return blocks;
})()`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Options = {
  /** With the pictures, as large as the page shows them. */
  readonly pictures?: boolean;
};

const toHtml = ({ tag, text }: Block): string =>
  tag === 'img' ? text : `<${tag}>${escapeHtml(text.trim())}</${tag}>`;

/** The text of a page as HTML for the bare page. */
export const readPageText = async (
  browser: Browser,
  url: string,
  { pictures = false }: Options = {},
): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: 'load' });
  const all = await page.evaluate<readonly Block[]>(readBlocks);
  await page.close();
  const blocks = all.filter(({ tag }) => pictures || tag !== 'img');
  if (blocks.length < 3) throw new Error(`${url} has fewer than three text blocks`);
  return blocks.map(toHtml).join('\n');
};
