import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server on the loopback interface; closing it also cuts the requests it has not answered. */
export const serveLocally = async (onRequest: RequestListener, port = 0) => {
  const server = createServer(onRequest);
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
