import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

const baseURL = process.env.E2E_URL;
if (!baseURL) throw new Error('E2E_URL must be the address of a running product');

const results = process.env.E2E_RESULTS ?? 'test-results';

/** The same on a phone: it has no layout, or its layout is no other. */
const layoutIndependent = /(addresses|client|headers|policy|routes)\.spec/;

/**
 * CI walks each journey once, on a desk, or on a phone what is tagged `@phone` because its layout or touch differs; on both
 * what is tagged `@desk` or `@desk-task` too. The full run walks all of them on both.
 */
const isCiRun = process.env.E2E_SHORT === 'on';

export default defineConfig({
  testDir: 'journeys',
  outputDir: `${results}/traces`,
  reporter: [['list'], ['json', { outputFile: `${results}/results.json` }]],
  fullyParallel: true,
  // While one waits for its page, the other works: on two cores this takes a third off the time.
  workers: 2,
  // Long enough for a machine that does much else: anyone who waits for what is there does not wait for longer.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A journey that passes at the second try has found something: no second try.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A failed journey is walked once more with a trace, see tools/e2e: recording all of them takes a third of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker would answer what a journey intercepts; `installed.spec.ts` has it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  projects: [
    {
      name: 'desktop',
      ...(isCiRun && { grepInvert: /^(?=.*@phone)(?!.*@desk)/ }),
      // Less motion takes a quarter off the renderer's work; the phone walks with all of it.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testIgnore: layoutIndependent,
      ...(isCiRun && { grep: /@phone/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
