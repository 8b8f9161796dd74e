import type { CDPSession, Page } from '@playwright/test';

export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in microseconds. */
  readonly ts: number;
  /** Microseconds of the processor's time, which neighbours on the same machine do not lengthen. */
  readonly tdur?: number;
  /** The same by the clock. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

/** What the page's main thread did meanwhile. */
export const recordTrace = async (
  devtools: CDPSession,
  work: () => Promise<unknown>,
  includedCategories: string[] = ['toplevel'],
): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  await work();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
};

/**
 * The longest task of the page's main thread while something is done on a machine a quarter as fast, in
 * milliseconds of work. What Playwright looks for in the page counts too, so `work` moves and types by itself.
 */
export const longestTask = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events = await recordTrace(devtools, work);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
};

/** Lets the page draw so many frames. */
export const waitForFrames = (page: Page, count: number): Promise<unknown> =>
  page.evaluate(
    `new Promise((done) => { let left = ${count}; const next = () => (left-- > 0 ? requestAnimationFrame(next) : done()); next(); })`,
  );

/** As a wheel or a thumb does it: one notch after the other, until the last of so many was made; then back up. */
export const scrollThrough = async (page: Page, selector: string, count: number): Promise<void> => {
  const rendered = () =>
    page.evaluate<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  for (let notch = 0; notch < 600 && (await rendered()) < count; notch += 1) {
    await page.mouse.wheel(0, 120);
    await waitForFrames(page, 2);
  }
  if ((await rendered()) !== count)
    throw new Error(`only ${await rendered()} of ${count} ${selector} came into sight`);
  for (let notch = 0; notch < 20; notch += 1) {
    await page.mouse.wheel(0, -300);
    await waitForFrames(page, 2);
  }
};
