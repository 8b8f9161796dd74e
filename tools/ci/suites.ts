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
  /** Uses one core and measures nothing, so that it runs beside its neighbor that says the same. */
  readonly besideOthers?: true;
};

/** Limit of the whole run, from the first line of .ci/run on, installation included. */
export const limitSeconds = 45 * 60;

const check = (name: string, ...script: string[]): Suite => ({
  name,
  command: ['pnpm', 'run', ...script],
  resultFormat: 'checks',
  besideOthers: true,
});

/** A drill starts servers of its own. */
const drill = (name: string): Suite => ({
  name: `faults-${name}`,
  command: ['pnpm', 'run', 'faults', name, '--short'],
  resultFormat: 'json-line',
});

/** They run in this order. Each gets DATABASE_URL (of a superuser) and REDIS_URL. */
export const suites: readonly Suite[] = [
  // First, while nothing else has run: what the drills leave behind in PostgreSQL would run beside it.
  { name: 'bench-http', command: ['pnpm', 'run', 'bench', 'http', '--short'], resultFormat: 'json-line' },
  // The longest first, so that none of them is left over at the end.
  check('lint', 'lint'),
  check('types', 'types'),
  {
    name: 'new-module',
    command: ['env', 'NEW_MODULE_SHORT=on', 'pnpm', 'exec', 'vitest', 'run', '--project', 'new-module'],
    resultFormat: 'vitest',
    besideOthers: true,
  },
  check('web-build', 'web-build'),
  // The journeys find it done.
  check('dev-build', 'dev-build'),
  check('boundaries', 'boundaries'),
  check('tables', 'gen-tables', '--check'),
  check('checklist', 'checklist'),
  check('supply-chain', 'supply-chain'),
  check('map', 'map', '--check'),
  check('coming', 'coming'),
  { name: 'unit', command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'unit*'], resultFormat: 'vitest' },
  {
    name: 'modules',
    command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'modules'],
    resultFormat: 'vitest',
  },
  { name: 'e2e', command: ['env', 'E2E_SHORT=on', 'pnpm', 'run', 'e2e'], resultFormat: 'playwright' },
  // These two compare durations, so they run alone.
  drill('auth'),
  drill('abuse'),
  { ...drill('customers'), besideOthers: true },
  { ...drill('events'), besideOthers: true },
  { ...drill('fuzz'), besideOthers: true },
  { ...drill('payment'), besideOthers: true },
];
