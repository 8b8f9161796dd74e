import { request } from 'node:https';

const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' }, rejectUnauthorized: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });

/** What these files weigh with gzip; a browser over TLS gets the smaller Brotli. */
export const gzipBytes = async (origin: string, paths: readonly string[]): Promise<number> =>
  (await Promise.all(paths.map((path) => bytesOf(origin + path)))).reduce((sum, bytes) => sum + bytes, 0);
