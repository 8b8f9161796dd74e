import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

// What leaves a host towards Redis and the trace collector, word for word.

type Recorder = { readonly text: () => string; close(): Promise<void> };

/** Every command that Redis gets from now on, keys and values that expire at once too. */
export const recordRedis = (url: string): Promise<Recorder> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write('MONITOR\r\n'));
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      resolve({
        text: () => Buffer.concat(chunks).toString('utf8'),
        close: async () => void socket.destroy(),
      });
    });
  });

/** Takes traces as a collector does, over OTLP. */
export const startTraceCollector = async () => {
  const bodies: Buffer[] = [];
  const take = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    bodies.push(await buffer(req));
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  // A host that is killed breaks its request off.
  const server = createServer((req, res) => void take(req, res).catch(() => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      // Soon, because a killed process sends nothing more.
      OTEL_BSP_SCHEDULE_DELAY: '500',
    },
    text: (): string => Buffer.concat(bodies).toString('utf8'),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
