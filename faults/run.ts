// pnpm faults NAME [--short]: a drill on servers of its own; prints one JSON line last, fails below the goal.
import { runNamed } from '../bench/run-named.ts';

await runNamed('faults', {
  auth: async (short) => (await import('./auth/drill.ts')).drill(short),
  booking: async (short) => (await import('./booking/drill.ts')).drill(short),
  copies: async (short) => (await import('./copies/drill.ts')).drill(short),
  import: async (short) => (await import('./import/drill.ts')).drill(short),
  events: async (short) => (await import('./events/drill.ts')).drill(short),
});
