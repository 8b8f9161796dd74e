import type { Config } from '@react-router/dev/config';

// Two builds of one tree must not write over each other.
export default { ssr: true, buildDirectory: process.env['WEB_BUILD'] ?? 'build' } satisfies Config;
