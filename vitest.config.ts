import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/build/**', 'e2e/**'];

// `unit` needs nothing but Node; `modules` speaks to a real PostgreSQL and Redis.
const needsServices = [
  'apps/api/test/**/*.test.ts',
  '{modules,fixtures}/*/test/**/*.test.ts',
  'packages/kernel/test/**/*.test.ts',
  'tools/services/**/*.test.ts',
  'tools/new-module/whole.test.ts',
];

export default defineConfig({
  test: {
    // While one waits for an event or a lock, the other works: on two cores that halves the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...needsServices],
        },
      },
      {
        test: {
          name: 'modules',
          include: needsServices,
          exclude: ignored,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
