import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devApi } from './server/dev-api.ts';
import { devPages } from './server/dev-pages.ts';

/** Set by `pnpm dev`: where the API answers, and the first segments of its paths. */
const { API_URL: apiUrl, API_SEGMENTS: apiSegments } = process.env;

const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/** Files of the app, by their paths without the ending. */
const app = (...files: readonly string[]): string =>
  String.raw`[\\/]apps[\\/]web[\\/]app[\\/](?:${files.join('|')})\.tsx?$`;

const dependency = (name: string): string => String.raw`[\\/]node_modules[\\/]${name}[\\/]`;

/**
 * Each group takes the files it names with everything that they import and no group before it has: so a group depends on
 * those before it alone. Without groups a screen is 150 files, since every set of screens that share something has a file
 * of its own. What is not named stays with the screens that use it.
 */
const scriptGroups = [
  {
    // Every page with scripts, the booking of customers too: React, the router, queries and the API client.
    name: 'base',
    test: anyOf(
      // Without the queries that come in numbers or in pages, which lists of ours use.
      dependency('@tanstack/react-query') + String.raw`(?!.*(?:useQueries|useInfiniteQuery))`,
      'vite/preload-helper',
      // Shared by what renders the page and what opens over it; the renderer itself is the entry.
      String.raw`[\\/]node_modules[\\/]react-dom[\\/](?:index|cjs[\\/]react-dom)\.`,
      // Of the icons that screens share, those of a booking's first steps.
      String.raw`[\\/]icons[\\/](?:arrow-left|calendar-clock|check|phone|refresh-cw|search|users)\.mjs$`,
      String.raw`[\\/]packages[\\/]contracts[\\/]src[\\/]core[\\/]online-booking-routes\.ts$`,
      String.raw`[\\/]packages[\\/]domain[\\/]src[\\/](?:money|names|wall-clock|wall-now)\.ts$`,
      app(
        'root',
        'layouts/booking-layout',
        'data/session',
        'lib/(?:after-paint|challenge|clock|lazy|theme|use-[^/]+)',
        'parts/(?:local-phone|money-text|salon-page-url|service-facts\\.texts|use-now)',
        'ui/(?:avatar|clock-text|controls\\.texts|day-text|link|month-grid|phone-text|skeleton|use-[^/]+)',
      ),
    ),
  },
  {
    // What the booking of customers shares with our own pages, without React Aria, which its first steps do without.
    name: 'booking',
    test: anyOf(
      app(
        'data/booking',
        'lib/contract-form',
        'parts/(?:employee-portrait|public-service|use-stored-challenge)',
        'ui/fold',
      ),
      String.raw`[\\/]packages[\\/]domain[\\/]src[\\/]no-show-ladder\.ts$`,
    ),
  },
  { name: 'icons', test: anyOf(dependency('lucide-react')), minShareCount: 4 },
  {
    // Every page of ours and the later steps of a booking: what is pressed, messages, and who is signed in.
    name: 'controls',
    test: anyOf(
      String.raw`[\\/]packages[\\/]contracts[\\/]src[\\/]auth\.ts$`,
      app(
        'layouts/shell/(?:brand|page-providers|profile-redirect|restoring-session|texts)',
        'lib/save-file',
        'parts/(?:copy-text|show-failure)',
        'ui/(?:button|empty-state|icon-button|toast|toaster)',
      ),
    ),
  },
  { name: 'auth', test: anyOf(app('layouts/auth-layout', 'data/sign-in')) },
  {
    // Calls and days of customers' own appointments, which a booking needs without the shell of a salon.
    name: 'customer-calls',
    test: anyOf(String.raw`[\\/]packages[\\/]contracts[\\/]src[\\/]appointment\.ts$`, app('parts/day-range')),
  },
  {
    // Every page of a salon: the shell with its data, dates, hours and names.
    name: 'salon',
    test: anyOf(
      // But for the colors of a page, which its editor alone measures.
      String.raw`[\\/]packages[\\/]domain[\\/]src[\\/](?!contrast|page-colors)`,
      app(
        'layouts/(?:profile-layout|salon-guard)',
        'data/(?:appointments|calendar|catalog|employees|salon|tours)',
        'parts/(?:appointment-status|day-range|local-phone|minute-ranges|money-text|service-facts)',
        'parts/(?:use-member|use-now|use-quiet-retry|week-hours/texts)',
        'parts/appointment-form/model/prefill',
        'ui/(?:avatar|badge|clock-text|date-navigator|day-text|empty-state)',
      ),
    ),
  },
  // What the calendar shares with its lazy parts would be a dozen files of a few hundred bytes.
  { name: 'calendar', test: anyOf(app('features/calendar/calendar-screen')) },
  {
    name: 'fields',
    test: anyOf(
      app('parts/auth-form', 'ui/(?:checkbox|field|form-failure|notice|password-field|tabs|text-field)'),
    ),
  },
  {
    name: 'forms',
    test: anyOf(app('lib/contract-form', 'ui/(?:formatted-field|phone-field|radio-cards|switch|text-area)')),
  },
  {
    // What the later steps of a booking share with the pages of those who book: no list, sheet or menu of ours.
    name: 'guests',
    test: anyOf(
      app(
        'data/(?:first-password|my-appointments|waiting-list)',
        'parts/(?:guest-code-form|manage-url|new-password-field|own-waiting|repeat-visit)',
        'ui/check-chips',
      ),
    ),
  },
  { name: 'data', test: anyOf(app('data/[^/]+')) },
  {
    // What opens over a page, and the lists that open from fields.
    name: 'overlays',
    test: anyOf(
      app(
        'parts/(?:breadcrumb-head|no-permission|page-tour|save-bar|unsaved-changes-guard)',
        'ui/(?:calendar-popover|combobox|date-field|date-picker|dialog|filter-popover|filter-select|menu|number-field)',
        'ui/(?:pager|search-field|select|side-sheet|table|time-field|tooltip|tour)',
      ),
    ),
  },
  // Fonts and pages to print are twice as large as all else; only what draws one loads it.
  { name: 'pdf', test: anyOf(app('parts/pdf/[^/]+')) },
  // Fields for one-time codes stay with the few screens that ask for one.
  { name: 'parts', test: anyOf(app('(?:lib|parts|ui)/(?!code-).+')), minShareCount: 3 },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

export default defineConfig({
  plugins: [
    tailwindcss(),
    // React Aria speaks many languages; ours is one.
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    apiUrl !== undefined && apiSegments !== undefined && devApi(apiUrl, apiSegments.split(',')),
    devPages(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
    },
  },
  // All dependencies are bundled at the start: one that is found later reloads the page.
  optimizeDeps: { entries: ['{app,gallery}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  // The API and the pages answer their own origin only.
  server: { cors: false },
});
