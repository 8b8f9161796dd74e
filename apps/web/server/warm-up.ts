import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** After so many the engine has compiled what a page needs: the first takes ten times as long as the last. */
const rounds = 10;

/**
 * Renders the first page a few times before the door opens, on a port that nobody knows, so that no
 * visitor after a restart is the one who waits.
 */
export const warmUp = async (answer: RequestListener): Promise<void> => {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  for (let round = 0; round < rounds; round += 1)
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  server.close();
  server.closeAllConnections();
};
