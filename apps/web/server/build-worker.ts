import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The server's build names every file of the browser's, so it changes with each of them, and with the pages' texts. */
const versionOf = (buildDirectory: string): string =>
  createHash('sha256')
    .update(readFileSync(join(buildDirectory, 'server/index.js')))
    .digest('hex')
    .slice(0, 12);

/** Lays the service worker beside the browser's files: one file, whose bytes change with every version. */
export const buildWorker = (buildDirectory: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { workerVersion: JSON.stringify(versionOf(buildDirectory)) },
    build: {
      outDir: join(buildDirectory, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../worker/worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
