// pnpm bench NAME [--short]: measures, prints one JSON line last, and fails below the goal.
import { runNamed } from './run-named.ts';

await runNamed('bench', {
  book: async (short) => (await import('./book/bench.ts')).bench(short),
  calendar: async (short) => (await import('./calendar/bench.ts')).bench(short),
  'calendar-ui': async (short) => (await import('./calendar-ui/bench.ts')).bench(short),
  customers: async (short) => (await import('./customers/bench.ts')).bench(short),
  door: async (short) => (await import('./door/bench.ts')).bench(short),
  engine: async (short) => (await import('./engine/bench.ts')).bench(short),
  peers: async (short) => (await import('./peers/bench.ts')).bench(short),
  live: async (short) => (await import('./live/bench.ts')).bench(short),
  slots: async (short) => (await import('./slots/bench.ts')).bench(short),
  web: async (short) => (await import('./web/bench.ts')).bench(short),
});
