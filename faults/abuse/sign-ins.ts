import { setTimeout as pause } from 'node:timers/promises';
import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { runInParallel } from '../run-in-parallel.ts';
import { password, type TestProduct } from '../test-product.ts';

const AT_ONCE = 50;
const HONEST_EVERY_MS = 200;
const GOAL_MS = 1_000;

const statusOf = (error: unknown): number => (error instanceof CallError ? error.status : 0);

/** A flood of sign-ins from one /64 while people elsewhere sign in. */
export const runSignInDrill = async ({ as, createAccounts }: TestProduct, attempts: number) => {
  const honest = await createAccounts(200);
  const statuses = new Map<number, number>();
  const times: number[] = [];
  let refused = 0;
  const flooding = new AbortController();

  const flood = runInParallel(
    Array.from({ length: attempts }, (_, index) => index),
    AT_ONCE,
    async (index) => {
      const call = as({ 'x-forwarded-for': `2001:db8:1:1::${index.toString(16)}` });
      const phone = `+90532${String(index).padStart(7, '0')}`;
      const status = await call(auth.routes.signInPhone, { body: { phone, password: 'yanlis-parola' } }).then(
        () => 200,
        statusOf,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
  ).finally(() => flooding.abort());

  const signInHonestly = async (): Promise<void> => {
    for (let index = 0; !flooding.signal.aborted; index += 1) {
      const { phone } = honest[index % honest.length] as (typeof honest)[number];
      const call = as({ 'x-forwarded-for': `198.51.${index % 250}.9` });
      const startedAt = performance.now();
      const isIn = await call(auth.routes.signInPhone, { body: { phone, password } }).then(
        () => true,
        () => false,
      );
      times.push(performance.now() - startedAt);
      if (!isIn) refused += 1;
      await pause(HONEST_EVERY_MS);
    }
  };
  await Promise.all([flood, signInHonestly()]);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return {
    flood: Object.fromEntries(statuses),
    honest: { signIns: times.length, refused, medianMs: at(0.5), p99Ms: at(0.99) },
    passed: refused === 0 && at(0.99) < GOAL_MS,
  };
};
