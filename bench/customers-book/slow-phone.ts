import type { Browser, BrowserContext, Page } from '../../e2e/support/chromium.ts';
import { slowDown } from '../start/visit.ts';

const options = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'tr-TR',
  timezoneId: 'Europe/Istanbul',
};

/** A phone that has never been here: nothing cached, nothing connected. */
export const openSlowPhone = async (
  browser: Browser,
  baseURL: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ ...options, baseURL });
  const page = await context.newPage();
  await slowDown(context, page);
  return { context, page };
};

export type Step = { readonly name: string; readonly ms: number };

/** Measures from a tap until what follows it is there. What people do in between does not count. */
export const stepTimer = () => {
  const steps: Step[] = [];
  const measure = async (name: string, act: () => Promise<unknown>, shown: () => Promise<unknown>) => {
    const began = performance.now();
    await act();
    await shown();
    steps.push({ name, ms: Math.round(performance.now() - began) });
  };
  return { steps, measure };
};

export const totalSeconds = (steps: readonly Step[]): number =>
  Number((steps.reduce((sum, { ms }) => sum + ms, 0) / 1_000).toFixed(2));
