import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

const baseURL = process.env.E2E_URL;
if (!baseURL) throw new Error('E2E_URL must be the address of a running product');

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  fullyParallel: true,
  // While one waits for its page, the other works: on two cores this takes a third off the time.
  workers: 2,
  // A journey that passes at the second try has found something: no second try.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What has no layout is the same on a phone.
    {
      name: 'phone',
      testIgnore: /(addresses|client|headers|policy|routes)\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
