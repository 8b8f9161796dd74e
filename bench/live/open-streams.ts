import { setTimeout as pause } from 'node:timers/promises';
import { runInParallel } from '../../faults/run-in-parallel.ts';
import type { BenchProduct } from './bench-product.ts';
import { type Member, type Salon, signIn } from './insert-salons.ts';
import { openStream, type Stream } from './streams.ts';

const CONCURRENCY = 20;
const OPEN_TIMEOUT_MS = 10_000;

export type SignedInMember = { readonly salon: string; readonly member: Member; readonly token: string };

/** Signs in every member of these salons. */
export const signInAll = async (
  { url }: BenchProduct,
  salons: readonly Salon[],
): Promise<SignedInMember[]> => {
  const all = salons.flatMap(({ code, members }) => members.map((member) => ({ salon: code, member })));
  const members: SignedInMember[] = [];
  await runInParallel(
    all,
    8,
    async (one) => void members.push({ ...one, token: await signIn(url, one.member) }),
  );
  return members;
};

export const openStreams = async (
  { url }: BenchProduct,
  members: readonly SignedInMember[],
): Promise<Stream[]> => {
  const streams: Stream[] = [];
  await runInParallel(members, CONCURRENCY, async ({ salon, token }) => {
    streams.push(await openStream(url, salon, token));
  });
  return streams;
};

/** Opens streams and aborts them before or just after they are accepted; the host must keep none. */
export const abortStreams = ({ url }: BenchProduct, members: readonly SignedInMember[]): Promise<void> =>
  runInParallel(members, CONCURRENCY, async ({ salon, token }) => {
    await fetch(new URL(`/api/live?salonCode=${salon}`, url), {
      headers: { 'x-user-token': token },
      signal: AbortSignal.timeout(Math.ceil(Math.random() * 8)),
    }).catch(() => undefined);
  });

/** The number of open streams in the host's metrics. */
const readOpenStreams = async ({ url }: BenchProduct): Promise<number> => {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^ayna_live_streams (\d+)$/m.exec(metrics)?.[1]);
};

/** Waits until the host has this many streams, or until the timeout. Returns the final number. */
export const waitForOpenStreams = async (product: BenchProduct, streams: number): Promise<number> => {
  const until = performance.now() + OPEN_TIMEOUT_MS;
  while ((await readOpenStreams(product)) !== streams && performance.now() < until) await pause(100);
  return readOpenStreams(product);
};
