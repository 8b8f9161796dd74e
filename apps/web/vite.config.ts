import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    // React Aria speaks many languages; ours is one.
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    reactRouter(),
  ],
});
