import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this machine alone; closing it cuts off whoever it has kept waiting. */
export const serveHere = async (answer: RequestListener, port = 0) => {
  const server = createServer(answer);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${listening}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
