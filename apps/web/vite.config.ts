import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devApi } from './server/dev-api.ts';
import { devPages } from './server/dev-pages.ts';

/** Set by `pnpm dev`: where the API answers, and the first segments of its paths. */
const { API_URL: apiUrl, API_SEGMENTS: apiSegments } = process.env;

export default defineConfig({
  plugins: [
    tailwindcss(),
    // React Aria speaks many languages; ours is one.
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    apiUrl !== undefined && apiSegments !== undefined && devApi(apiUrl, apiSegments.split(',')),
    devPages(),
    reactRouter(),
  ],
  // All dependencies are bundled at the start: one that is found later reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  // The API and the pages answer their own origin only.
  server: { cors: false },
});
