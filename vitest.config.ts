import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/build/**', 'e2e/**'];

// `unit` needs only Node; `modules` needs PostgreSQL and Redis.
const needsServices = [
  'apps/api/test/**/*.test.ts',
  '{modules,fixtures}/*/test/**/*.test.ts',
  'packages/kernel/test/**/*.test.ts',
  'tools/services/**/*.test.ts',
  'tools/seed/test/**/*.test.ts',
];
/** Creates a module in a copy of the repository and runs every check on it, which takes up to minutes. */
const newModule = 'tools/new-module/new-module.test.ts';

// The web client keeps sessions, caches and streams in module scope, so each of its test files gets fresh modules. All
// others share loaded modules, which takes a third of the time.
const statefulTests = 'apps/web/app/{data,lib}/**/*.test.{ts,tsx}';

/** Properties over thousands of cases only count; on a busy machine that takes a multiple of their usual seconds. */
const unitTimeout = 30_000;

export default defineConfig({
  test: {
    // While one worker waits for an event or a lock, the other one works: on two cores that halves the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...needsServices, statefulTests, newModule],
          isolate: false,
          testTimeout: unitTimeout,
        },
      },
      { test: { name: 'unit-client', include: [statefulTests], testTimeout: unitTimeout } },
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
