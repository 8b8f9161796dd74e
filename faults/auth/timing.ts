import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { spreadOf } from '../../bench/stats.ts';
import type { TestProduct } from '../test-product.ts';

/**
 * Signs in with a wrong password for known and unknown phones. Neither the response nor its duration may reveal whether
 * an account exists: one body for all, and medians at most 5 ms apart.
 */
export const runTimingDrill = async ({ as, createAccounts }: TestProduct, tries: number) => {
  const people = await createAccounts(tries);
  const bodies = new Set<string>();
  const attempt = async (phone: string): Promise<number> => {
    const began = performance.now();
    const outcome = await as()(auth.routes.signInPhone, { body: { phone, password: 'yanlis-parola' } }).then(
      () => 'accepted',
      (error: unknown) =>
        error instanceof CallError ? JSON.stringify([error.status, error.body]) : 'no response',
    );
    bodies.add(outcome);
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // The two alternate, and so does which goes first, so that noise on the machine affects both.
  for (const [index, { phone }] of people.entries()) {
    const unknownPhone = phone.replace('+90533', '+90534');
    const order =
      index % 2 === 0
        ? ([
            [known, phone],
            [unknown, unknownPhone],
          ] as const)
        : ([
            [unknown, unknownPhone],
            [known, phone],
          ] as const);
    for (const [times, number] of order) times.push(await attempt(number));
  }
  const spread = { known: spreadOf(known), unknown: spreadOf(unknown) };
  const differenceMs = Number(Math.abs(spread.known.median - spread.unknown.median).toFixed(2));
  return {
    ...spread,
    differenceMs,
    bodies: bodies.size,
    passed: bodies.size === 1 && differenceMs <= 5,
  };
};
