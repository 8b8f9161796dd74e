export type Suite = {
  readonly name: string;
  readonly command: readonly string[];
  /**
   * How its results are counted:
   * checks      the command as a whole is 1
   * vitest      each test is 1; the JSON reporter is asked for by the runner
   * playwright  each test is 1; likewise
   * json-line   the command as a whole is 1, and its last line of output must be JSON
   */
  readonly counts: 'checks' | 'vitest' | 'playwright' | 'json-line';
  /** Where the command writes its JSON report by itself; then the runner adds no reporter. */
  readonly report?: string;
};

/** The whole run, from the first line of .ci/run on. */
export const limitSeconds = 22 * 60;

/** In this order. Each sees DATABASE_URL (a superuser's) and REDIS_URL. */
export const suites: readonly Suite[] = [
  { name: 'types', command: ['pnpm', 'run', 'types'], counts: 'checks' },
  { name: 'lint', command: ['pnpm', 'run', 'lint'], counts: 'checks' },
  { name: 'walls', command: ['pnpm', 'run', 'walls'], counts: 'checks' },
  { name: 'tables', command: ['pnpm', 'run', 'gen-tables', '--check'], counts: 'checks' },
  { name: 'coming', command: ['pnpm', 'run', 'coming'], counts: 'checks' },
  { name: 'checklist', command: ['pnpm', 'run', 'checklist'], counts: 'checks' },
  { name: 'unit', command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'unit*'], counts: 'vitest' },
  { name: 'modules', command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'modules'], counts: 'vitest' },
  {
    name: 'new-module',
    command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'new-module'],
    counts: 'vitest',
  },
  { name: 'web-build', command: ['pnpm', 'run', 'web-build'], counts: 'checks' },
  { name: 'e2e', command: ['env', 'E2E_SHORT=on', 'pnpm', 'run', 'e2e'], counts: 'playwright' },
  { name: 'faults-events', command: ['pnpm', 'run', 'faults', 'events', '--short'], counts: 'json-line' },
  { name: 'faults-auth', command: ['pnpm', 'run', 'faults', 'auth', '--short'], counts: 'json-line' },
  { name: 'bench-door', command: ['pnpm', 'run', 'bench', 'door', '--short'], counts: 'json-line' },
];
