import type { CDPSession, Page } from '../../e2e/support/chromium.ts';

/** Simulates an old computer, or a phone a quarter as fast as this machine. */
const SLOWDOWN = 4;

/**
 * Measures the time from an input to the frame in which the page meets the condition. The frame is on the screen
 * when a message posted in it is received.
 */
const armPaintTimer = (event: string, isReady: string): string => `
  window.painted = new Promise((done) => {
    const begin = ({ timeStamp }) => {
      const check = () => {
        if (!(${isReady})) return requestAnimationFrame(check);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(check);
    };
    addEventListener(${JSON.stringify(event)}, begin, { capture: true, once: true });
  });
  0`;

/** Long enough for work after the paint, such as the URL update, to finish. */
const SETTLE_MS = 200;
const PAINT_TIMEOUT_MS = 10_000;

export type UserInput = {
  /** The DOM event that starts the timer. */
  readonly event: 'keydown' | 'pointerdown';
  readonly run: (page: Page) => Promise<void>;
};

/** A page and its CPU throttle, which is on only while something is measured, because it keeps a core busy. */
export type ThrottledPage = { readonly page: Page; readonly devtools: CDPSession };

export const attachDevtools = async (page: Page): Promise<ThrottledPage> => ({
  page,
  devtools: await page.context().newCDPSession(page),
});

export const withThrottledCpu = async <T>(
  { devtools }: ThrottledPage,
  work: () => Promise<T>,
): Promise<T> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    return await work();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
};

export const waitUntilSettled = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** Milliseconds from the input to the paint that meets the condition. */
export const measurePaint = async (
  throttled: ThrottledPage,
  input: UserInput,
  isReady: string,
): Promise<number> => {
  const { page } = throttled;
  await page.evaluate(armPaintTimer(input.event, isReady));
  const ms = await withThrottledCpu(throttled, async () => {
    await input.run(page);
    const timeout = `new Promise((_, fail) => setTimeout(() => fail(new Error('never painted: ' + ${JSON.stringify(isReady)})), ${PAINT_TIMEOUT_MS}))`;
    return page.evaluate<number>(`Promise.race([window.painted, ${timeout}])`);
  });
  await waitUntilSettled(page);
  return ms;
};
