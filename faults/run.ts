// pnpm faults NAME [--short]: runs a drill on its own servers, prints one JSON line last and fails if a goal is missed.
import { runNamed } from '../bench/run-named.ts';

await runNamed('faults', {
  abuse: async (short) => (await import('./abuse/drill.ts')).runDrill(short),
  auth: async (short) => (await import('./auth/drill.ts')).runDrill(short),
  books: async (short) => (await import('./books/drill.ts')).runDrill(short),
  booking: async (short) => (await import('./booking/drill.ts')).runDrill(short),
  customers: async (short) => (await import('./customers/drill.ts')).runDrill(short),
  copies: async (short) => (await import('./copies/drill.ts')).runDrill(short),
  import: async (short) => (await import('./import/drill.ts')).runDrill(short),
  figures: async (short) => (await import('./figures/drill.ts')).runDrill(short),
  fuzz: async (short) => (await import('./fuzz/drill.ts')).runDrill(short),
  payment: async (short) => (await import('./payment/drill.ts')).runDrill(short),
  stock: async (short) => (await import('./stock/drill.ts')).runDrill(short),
  events: async (short) => (await import('./events/drill.ts')).runDrill(short),
});
