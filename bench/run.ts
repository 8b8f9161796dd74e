// pnpm bench NAME [--short]: measures, prints one JSON line last, and fails below the goal.
import { runNamed } from './run-named.ts';

await runNamed('bench', {
  door: async (short) => (await import('./door/bench.ts')).bench(short),
  web: async (short) => (await import('./web/bench.ts')).bench(short),
});
