import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';

export type OwnPage = { readonly type: string; readonly body: Buffer };

const throwawayCertificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-http2-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
};

/** Chromium trusts a certificate with this key. An ignored error would not do: what comes with one is not cached. */
const trustFlag = (cert: Buffer): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
};

/** Headers of a connection, which HTTP/2 does not have. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const passOn = (target: URL, from: Http2ServerRequest, to: Http2ServerResponse): void => {
  const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !name.startsWith(':')));
  const upstream = request(
    new URL(from.url, target),
    { method: from.method, headers: { ...headers, host: target.host } },
    (answer) => {
      const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
      // Responses of the API are compressed by the proxy that ends TLS: see docs/operating.md.
      const isPlainJson = type.startsWith('application/json') && encoding === undefined;
      const kept = Object.entries(answer.headers).filter(
        ([name]) => !connectionHeaders.has(name) && !(isPlainJson && name === 'content-length'),
      );
      const compression = isPlainJson ? { 'content-encoding': 'gzip' } : {};
      to.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(kept), ...compression });
      if (isPlainJson) answer.pipe(createGzip()).pipe(to);
      else answer.pipe(to);
    },
  );
  upstream.on('error', () => to.stream.destroy());
  to.on('close', () => upstream.destroy());
  from.pipe(upstream);
};

/** TLS and HTTP/2 in front of the product, as an operator has it; `pages` are answered here. */
export const openHttp2Front = async (product: string, pages: ReadonlyMap<string, OwnPage>) => {
  const target = new URL(product);
  const certificate = throwawayCertificate();
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (from, to) => {
    const own = pages.get(from.url);
    if (!own) return passOn(target, from, to);
    // As the product has it: a page is asked for each time, a script is kept.
    const caching = own.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    to.writeHead(200, { 'content-type': own.type, 'cache-control': caching });
    to.end(own.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trustFlag: trustFlag(certificate.cert),
    stop: () => void server.close(),
  };
};
