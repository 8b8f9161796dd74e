import { expect, type Page } from '@playwright/test';

/** React has taken over the page, its last button too, which may stand in a part that comes later. */
const isHydrated = `{
  const keyOf = (what, name) => Object.keys(what ?? {}).find((key) => key.startsWith(name));
  const root = document[keyOf(document, '__reactContainer')]?.stateNode;
  const last = [...document.querySelectorAll('main button')].at(-1);
  root?.current.memoizedState.isDehydrated === false && keyOf(last, '__reactFiber') !== undefined;
}`;

/** What follows the taking over, such as listening for keys, is done a task later. */
const afterFrame = `new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`;

/** What React does after a painting is done: effects that listen, scroll or measure. */
export const waitForEffects = (page: Page): Promise<unknown> => page.evaluate(afterFrame);

/** React has taken the page over: a key that comes sooner is pressed in vain. */
export const waitForHydration = async (page: Page): Promise<void> => {
  // Looked for often: nearly every journey waits for it, and the intervals that are the default grow to a second.
  await expect
    .poll(() => page.evaluate(isHydrated), { timeout: 20_000, intervals: [50, 50, 50, 100] })
    .toBe(true);
  await waitForEffects(page);
};
