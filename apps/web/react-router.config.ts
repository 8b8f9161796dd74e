import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompressFiles } from './server/precompress.ts';

export default {
  ssr: true,
  // Two builds of one tree must not write over each other.
  buildDirectory: process.env['WEB_BUILD'] ?? 'build',
  buildEnd: ({ reactRouterConfig }) => precompressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
