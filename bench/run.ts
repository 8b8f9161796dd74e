// pnpm bench NAME [--short]: measures, prints one JSON line last and fails if a goal is missed.
import { runNamed } from './run-named.ts';

await runNamed('bench', {
  book: async (short) => (await import('./book/bench.ts')).runBench(short),
  books: async (short) => (await import('./books/bench.ts')).runBench(short),
  calendar: async (short) => (await import('./calendar/bench.ts')).runBench(short),
  'calendar-ui': async (short) => (await import('./calendar-ui/bench.ts')).runBench(short),
  customers: async (short) => (await import('./customers/bench.ts')).runBench(short),
  'customers-book': async (short) => (await import('./customers-book/bench.ts')).runBench(short),
  'dev-loop': async (short) => (await import('./dev-loop/bench.ts')).runBench(short),
  engine: async (short) => (await import('./engine/bench.ts')).runBench(short),
  http: async (short) => (await import('./http/bench.ts')).runBench(short),
  peers: async (short) => (await import('./peers/bench.ts')).runBench(short),
  live: async (short) => (await import('./live/bench.ts')).runBench(short),
  'public-pages': async (short) => (await import('./public-pages/bench.ts')).runBench(short),
  'salon-page': async (short) => (await import('./salon-page/bench.ts')).runBench(short),
  reports: async (short) => (await import('./reports/bench.ts')).runBench(short),
  slots: async (short) => (await import('./slots/bench.ts')).runBench(short),
  start: async (short) => (await import('./start/bench.ts')).runBench(short),
  web: async (short) => (await import('./web/bench.ts')).runBench(short),
});
