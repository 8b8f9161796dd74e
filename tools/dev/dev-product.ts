import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { findFreePort } from '../services/probe.ts';
import { type ChildServer, startChild } from '../stack/children.ts';
import { type StartProduct, startHost, startInOrder, urlOfPort } from '../stack/product.ts';
import { apiSegments } from './api-segments.ts';

const root = join(import.meta.dirname, '../..');
const webFolder = join(root, 'apps/web');
/** Compiled code of earlier starts: with it the host starts with 1.5 instead of 2.4 seconds of CPU time. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/dev') };

/**
 * Starts the product for development: Vite's server serves pages from the sources, replaces changed modules in the
 * browser and forwards calls of the API to the host, which Node restarts when a file changes that it has imported.
 */
export const startDevProduct: StartProduct = async (options) => {
  const apiPort = await findFreePort();
  const port = options.port || (await findFreePort());
  const url = urlOfPort(port);
  const startApi = (): Promise<ChildServer> =>
    startHost({
      ...options,
      // Nobody has to turn to another host before this one restarts.
      env: { ...compileCache, DRAIN_MS: '0', ...options.env },
      port: apiPort,
      publicUrl: url,
      nodeFlags: ['--watch', '--watch-preserve-output'],
    });
  const startVite = (): Promise<ChildServer> =>
    startChild({
      name: 'web',
      command: [
        join(webFolder, 'node_modules/.bin/react-router'),
        'dev',
        '--host=127.0.0.1',
        `--port=${port}`,
        '--strictPort',
      ],
      cwd: webFolder,
      env: {
        ...compileCache,
        ...options.webEnv,
        API_URL: urlOfPort(apiPort),
        API_SEGMENTS: apiSegments(modules).join(','),
        // Colours within the address would hide it from `isReady`.
        NO_COLOR: '1',
      },
      isReady: (line) => line.includes(url),
      show: options.show ?? (() => undefined),
    });
  return { url, ...(await startInOrder([startApi, startVite])) };
};
