import type { Socket } from 'node:net';
import { Refusal } from '@ayna/contracts/core/refusal';
import { commonHeaders } from './common-headers.ts';

/** As long as a client may still send what nobody reads: cut off at once, it would lose the answer. */
const LINGER_MS = 1_000;

const answers: Readonly<Record<string, { readonly line: string; readonly refusal: Refusal }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    refusal: new Refusal('too-large'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', refusal: new Refusal('too-slow') },
};
const malformed = { line: '400 Bad Request', refusal: new Refusal('bad-request') };

/** Answers a request that Node could not read to its end, and closes its connection. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // The rest of a refused request fails to parse again.
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { line, refusal } = answers[error.code ?? ''] ?? malformed;
  const body = JSON.stringify(refusal.body());
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
};
