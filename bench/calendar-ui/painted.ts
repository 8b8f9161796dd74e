import type { CDPSession, Page } from '../../e2e/support/chromium.ts';

/** As on a phone a quarter as quick as this machine, or an old computer at the desk. */
const SLOWDOWN = 4;

/**
 * Tells how long it takes from an input to the frame after which the page is what it should be. What a frame
 * brings is on the screen once the message that was posted in it is read.
 */
const arm = (input: string, isReady: string): string => `
  window.painted = new Promise((done) => {
    const begin = ({ timeStamp }) => {
      const look = () => {
        if (!(${isReady})) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener(${JSON.stringify(input)}, begin, { capture: true, once: true });
  });
  0`;

/** Long enough for what comes after a paint, such as the address, to be done too. */
const SETTLE_MS = 200;
const LOST_MS = 10_000;

export type Act = {
  /** The event of the input, from which on time counts. */
  readonly input: 'keydown' | 'pointerdown';
  readonly run: (page: Page) => Promise<void>;
};

/** One page and its throttle, which works only while something is measured: it would keep a core busy. */
export type Watched = { readonly page: Page; readonly devtools: CDPSession };

export const watch = async (page: Page): Promise<Watched> => ({
  page,
  devtools: await page.context().newCDPSession(page),
});

export const slowly = async <T>({ devtools }: Watched, work: () => Promise<T>): Promise<T> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    return await work();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
};

export const settled = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** Milliseconds from the input to the paint of what it was made for. */
export const paintOf = async (watched: Watched, act: Act, isReady: string): Promise<number> => {
  const { page } = watched;
  await page.evaluate(arm(act.input, isReady));
  const ms = await slowly(watched, async () => {
    await act.run(page);
    const lost = `new Promise((_, fail) => setTimeout(() => fail(new Error('it was never painted: ' + ${JSON.stringify(isReady)})), ${LOST_MS}))`;
    return page.evaluate<number>(`Promise.race([window.painted, ${lost}])`);
  });
  await settled(page);
  return ms;
};
