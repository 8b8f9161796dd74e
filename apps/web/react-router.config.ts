import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { packFiles } from './server/pack-files.ts';

export default {
  ssr: true,
  // Two builds of one tree must not write over each other.
  buildDirectory: process.env['WEB_BUILD'] ?? 'build',
  buildEnd: ({ reactRouterConfig }) => packFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
