export type Suite = {
  readonly name: string;
  readonly command: readonly string[];
  /**
   * How results are counted:
   * checks      the command counts as 1
   * vitest      each test counts as 1; the runner adds the JSON reporter
   * playwright  each test counts as 1; the runner adds the JSON reporter
   * json-line   the command counts as 1, and its last line of output must be JSON
   */
  readonly resultFormat: 'checks' | 'vitest' | 'playwright' | 'json-line';
  /** Path of the JSON report if the command writes one itself; then the runner adds no reporter. */
  readonly report?: string;
};

/** Limit of the whole run, from the first line of .ci/run on, installation included. */
export const limitSeconds = 45 * 60;

/** They run in this order. Each gets DATABASE_URL (of a superuser) and REDIS_URL. */
export const suites: readonly Suite[] = [
  // First, while nothing else has run: what the drills leave behind in PostgreSQL would run beside it.
  { name: 'bench-http', command: ['pnpm', 'run', 'bench', 'http', '--short'], resultFormat: 'json-line' },
  { name: 'types', command: ['pnpm', 'run', 'types'], resultFormat: 'checks' },
  { name: 'lint', command: ['pnpm', 'run', 'lint'], resultFormat: 'checks' },
  { name: 'boundaries', command: ['pnpm', 'run', 'boundaries'], resultFormat: 'checks' },
  { name: 'tables', command: ['pnpm', 'run', 'gen-tables', '--check'], resultFormat: 'checks' },
  { name: 'coming', command: ['pnpm', 'run', 'coming'], resultFormat: 'checks' },
  { name: 'checklist', command: ['pnpm', 'run', 'checklist'], resultFormat: 'checks' },
  { name: 'supply-chain', command: ['pnpm', 'run', 'supply-chain'], resultFormat: 'checks' },
  { name: 'map', command: ['pnpm', 'run', 'map', '--check'], resultFormat: 'checks' },
  { name: 'unit', command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'unit*'], resultFormat: 'vitest' },
  {
    name: 'modules',
    command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'modules'],
    resultFormat: 'vitest',
  },
  {
    name: 'new-module',
    command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'new-module'],
    resultFormat: 'vitest',
  },
  { name: 'web-build', command: ['pnpm', 'run', 'web-build'], resultFormat: 'checks' },
  { name: 'e2e', command: ['env', 'E2E_SHORT=on', 'pnpm', 'run', 'e2e'], resultFormat: 'playwright' },
  {
    name: 'faults-events',
    command: ['pnpm', 'run', 'faults', 'events', '--short'],
    resultFormat: 'json-line',
  },
  { name: 'faults-auth', command: ['pnpm', 'run', 'faults', 'auth', '--short'], resultFormat: 'json-line' },
  { name: 'faults-fuzz', command: ['pnpm', 'run', 'faults', 'fuzz', '--short'], resultFormat: 'json-line' },
  { name: 'faults-abuse', command: ['pnpm', 'run', 'faults', 'abuse', '--short'], resultFormat: 'json-line' },
];
