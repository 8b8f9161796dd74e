import type { OutgoingHttpHeader, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Encoding, encodingFor, isText } from './encoding.ts';

/** Quick rather than thorough: a page is made for one caller, who is waiting. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ level: 6 }),
};

const hasNoBody = (status: number): boolean => status === 204 || status === 304;

/**
 * Lets what is written to `res` pass through `encoding`. A page is streamed, and the packer would keep
 * the first part until the last has come: it is told to hand over whatever a turn has written.
 */
const pipeThrough = (res: ServerResponse, encoding: Encoding): void => {
  const packer = compressors[encoding]();
  const plain = { write: res.write.bind(res), end: res.end.bind(res) };
  let handingOver = false;
  const handOver = (): void => {
    handingOver = false;
    if (!packer.writableEnded) packer.flush();
  };
  packer.on('data', (chunk: Buffer) => {
    if (!plain.write(chunk)) packer.pause();
  });
  packer.on('end', () => plain.end());
  // Who writes waits for `res` to drain, and it is the packer that is full.
  packer.on('drain', () => res.emit('drain'));
  packer.on('error', (error) => res.destroy(error));
  res.on('drain', () => packer.resume());
  res.once('close', () => packer.destroy());

  res.write = (chunk: Uint8Array | string) => {
    if (!handingOver) setImmediate(handOver);
    handingOver = true;
    return packer.write(chunk);
  };
  res.end = (chunk?: unknown) => {
    if (chunk instanceof Uint8Array || typeof chunk === 'string') packer.write(chunk);
    packer.end();
    return res;
  };
};

const headersOf = (
  res: ServerResponse,
  passedHeaders: OutgoingHttpHeaders,
): ReadonlyMap<string, OutgoingHttpHeader> =>
  new Map(
    Object.entries({ ...res.getHeaders(), ...passedHeaders }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    ),
  );

/** Answers text packed, for those who take it so. */
export const compressed =
  (answer: RequestListener): RequestListener =>
  (req, res) => {
    const encoding = encodingFor(req.headers['accept-encoding']);
    const writeHead = res.writeHead.bind(res);
    res.writeHead = (status: number, ...rest: unknown[]) => {
      const passedHeaders = (rest.find((part) => typeof part === 'object') ?? {}) as OutgoingHttpHeaders;
      const headers = headersOf(res, passedHeaders);
      const isOurs = isText(String(headers.get('content-type') ?? '')) && !headers.has('content-encoding');
      if (!isOurs) return writeHead(status, passedHeaders);
      res.appendHeader('Vary', 'Accept-Encoding');
      if (!encoding || req.method === 'HEAD' || hasNoBody(status)) return writeHead(status, passedHeaders);
      pipeThrough(res, encoding);
      const { 'content-length': _plain, 'Content-Length': _Plain, ...left } = passedHeaders;
      res.removeHeader('Content-Length');
      return writeHead(status, { ...left, 'Content-Encoding': encoding });
    };
    return answer(req, res);
  };
