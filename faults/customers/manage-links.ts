import { randomBytes } from 'node:crypto';
import { appointment } from '@ayna/contracts/appointment';
import { CallError } from '@ayna/contracts/core/client';
import { runInParallel } from '../run-in-parallel.ts';
import type { TestProduct } from '../test-product.ts';

const { managedVisit } = appointment.routes;
const NETWORKS = 10;
/** What the route lets one network try in a minute. */
const A_MINUTE = managedVisit.rateLimit?.max ?? 0;

/** Strangers guess manage links from several networks: none is found, and the limit refuses most of them unread. */
export const runLinkGuesses = async ({ as }: TestProduct, guesses: number) => {
  const statuses: Record<string, number> = {};
  const began = performance.now();
  await runInParallel(Array.from({ length: guesses }), 32, async (_, index) => {
    const call = as({ 'x-forwarded-for': `203.0.${index % NETWORKS}.9` });
    const token = randomBytes(24).toString('base64url');
    const status = await call(managedVisit, { params: { token } }).then(
      () => 200,
      (error: unknown) => (error instanceof CallError ? error.status : 0),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const minutes = Math.ceil((performance.now() - began) / 60_000) + 1;
  const read = statuses[410] ?? 0;
  const limited = statuses[429] ?? 0;
  return {
    guesses,
    statuses,
    passed: read + limited === guesses && read > 0 && read <= NETWORKS * A_MINUTE * minutes,
  };
};
