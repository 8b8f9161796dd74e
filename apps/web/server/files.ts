import sirv, { type RequestHandler } from 'sirv';
import { workerPolicy } from './security.ts';

/**
 * The build's files, packed where `packFiles` left a packed twin. Those in `assets` carry a hash in
 * their name, so they never change.
 */
export const serveFiles = (directory: string): RequestHandler =>
  sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: 0,
    setHeaders(res, path) {
      // The one file that other sites load.
      if (path === '/gom.js') res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (path.startsWith('/assets/')) res.setHeader('Cache-Control', 'public,max-age=31536000,immutable');
      if (path === '/sw.js') res.setHeader('Content-Security-Policy', workerPolicy);
    },
  });
