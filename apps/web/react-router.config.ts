import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildWorker } from './server/build-worker.ts';
import { precompressFiles } from './server/precompress.ts';

export default {
  ssr: true,
  // Two builds of one tree must not write over each other.
  buildDirectory: process.env['WEB_BUILD'] ?? 'build',
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await buildWorker(buildDirectory);
    precompressFiles(join(buildDirectory, 'client'));
  },
} satisfies Config;
