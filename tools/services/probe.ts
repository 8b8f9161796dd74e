import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** Sends `request` and passes the bytes received so far to `judge` until it decides. No reply within 2 s is `false`. */
const probe = (
  url: URL,
  request: Buffer,
  judge: (received: Buffer) => boolean | undefined,
): Promise<boolean> =>
  new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const settle = (isReady: boolean): void => {
      socket.destroy();
      resolve(isReady);
    };
    socket.setTimeout(2000, () => settle(false));
    socket.on('connect', () => socket.write(request));
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const verdict = judge(received);
      if (verdict !== undefined) settle(verdict);
    });
  });

const startupMessage = (user: string, database: string): Buffer => {
  const names = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + names.length, 0);
  head.writeInt32BE(0x0003_0000, 4); // protocol 3.0
  return Buffer.concat([head, names]);
};

/** Reads PostgreSQL's messages: `Z` is ready, `E` an error. A server that wants a password sends neither. */
const readStartupReply = (received: Buffer): boolean | undefined => {
  for (let at = 0; at + 5 <= received.length; at += 1 + received.readInt32BE(at + 1)) {
    const kind = String.fromCharCode(received[at] ?? 0);
    if (kind === 'Z') return true;
    if (kind === 'E') return false;
  }
  return undefined;
};

/**
 * Whether the URL's user can connect to the URL's database without a password. An open port is not enough: a server
 * that is starting up or wants a password has an open port too.
 */
export const postgresAnswers = (url: string): Promise<boolean> => {
  const parsed = new URL(url);
  const user = decodeURIComponent(parsed.username);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  return probe(parsed, startupMessage(user, database || user), readStartupReply);
};

/** Whether Redis answers PONG. One that wants a password answers NOAUTH. */
export const redisAnswers = (url: string): Promise<boolean> =>
  probe(new URL(url), Buffer.from('PING\r\n'), (received) =>
    received.length < 5 ? undefined : received.toString('latin1').startsWith('+PONG'),
  );

export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });

/**
 * A free port below the range of Linux's ephemeral ports (from 32768). An outgoing connection could take a port of
 * that range while a server restarts, and a client that keeps connecting to a closed port in it may connect to itself.
 */
export const findFreePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port was found between 15000 and 32000.');
};
