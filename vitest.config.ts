import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/build/**', 'e2e/**'];

// `unit` needs nothing but Node; `modules` speaks to a real PostgreSQL and Redis.
const needsServices = [
  'apps/api/test/**/*.test.ts',
  '{modules,fixtures}/*/test/**/*.test.ts',
  'packages/kernel/test/**/*.test.ts',
  'tools/services/**/*.test.ts',
];
/** A module is made from nothing in a copy of the house, and everything that checks it is run: minutes, on a slow day. */
const newModule = 'tools/new-module/whole.test.ts';

// The client keeps sessions, caches and streams in its modules, so each file of it begins anew. All others share what
// was loaded: that takes a third of the time.
const keepsState = 'apps/web/app/{data,lib}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    // While one waits for an event or a lock, the other works: on two cores that halves the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...needsServices, keepsState, newModule],
          isolate: false,
        },
      },
      { test: { name: 'unit-client', include: [keepsState] } },
      {
        test: {
          name: 'modules',
          include: needsServices,
          exclude: ignored,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'new-module', include: [newModule], testTimeout: 120_000, hookTimeout: 60_000 } },
    ],
  },
});
