import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
} from '@playwright/test';

/**
 * The machine's own Chromium, kept from asking anybody anything by itself: the same engine without a
 * window's frame, whose own pages would cost more than ours.
 */
export const chromiumOptions: LaunchOptions = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** For measurements and pictures, which are no tests. */
export const openChromium = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions, args: [...(chromiumOptions.args ?? []), ...flags] });
