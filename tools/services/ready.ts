import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** Sends `hello` and lets `judge` read what came so far, until it knows. Silence is a no. */
const ask = (url: URL, hello: Buffer, judge: (heard: Buffer) => boolean | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    let heard = Buffer.alloc(0);
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const settle = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, () => settle(false));
    socket.on('connect', () => socket.write(hello));
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      const answer = judge(heard);
      if (answer !== undefined) settle(answer);
    });
  });

const startupMessage = (user: string, database: string): Buffer => {
  const names = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + names.length, 0);
  head.writeInt32BE(0x0003_0000, 4); // protocol 3.0
  return Buffer.concat([head, names]);
};

/** Reads PostgreSQL's messages: `Z` is ready, `E` a refusal. One that wants a password waits for it. */
const letIn = (heard: Buffer): boolean | undefined => {
  for (let at = 0; at + 5 <= heard.length; at += 1 + heard.readInt32BE(at + 1)) {
    const kind = String.fromCharCode(heard[at] ?? 0);
    if (kind === 'Z') return true;
    if (kind === 'E') return false;
  }
  return undefined;
};

/**
 * Would this URL's user be let into this URL's database, without a password? An open port is not
 * enough: a server that is starting up, or one that wants a password, has an open port too.
 */
export const postgresAnswers = (url: string): Promise<boolean> => {
  const parsed = new URL(url);
  const user = decodeURIComponent(parsed.username);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  return ask(parsed, startupMessage(user, database || user), letIn);
};

/** Does Redis say PONG? One that wants a password says NOAUTH, which is a no. */
export const redisAnswers = (url: string): Promise<boolean> =>
  ask(new URL(url), Buffer.from('PING\r\n'), (heard) =>
    heard.length < 5 ? undefined : heard.toString('latin1').startsWith('+PONG'),
  );

export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });

/**
 * A port nobody listens on, below the range from which Linux draws outgoing ports (32768 on). One
 * from that range could be taken by any outgoing connection while a server restarts, and a client
 * that keeps dialling a dead port in it may in the end be connected to itself.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (await portIsFree(port)) return port;
  }
  throw new Error('No free port was found between 15000 and 32000.');
};
