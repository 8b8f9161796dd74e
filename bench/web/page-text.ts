import type { Browser } from '../../e2e/support/chromium.ts';

/** Every text of a page in its order, as headings and paragraphs without a class. */
const readTextBlocks = `(() => {
  const blocks = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last;
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
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

/** The text of a page as HTML for the bare page. */
export const readPageText = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: 'load' });
  const blocks = await page.evaluate<{ tag: string; text: string }[]>(readTextBlocks);
  await page.close();
  if (blocks.length < 3) throw new Error(`${url} has fewer than three text blocks`);
  return blocks.map(({ tag, text }) => `<${tag}>${escapeHtml(text.trim())}</${tag}>`).join('\n');
};
