import { auth } from '@ayna/contracts/auth';
import { CallFailed } from '@ayna/contracts/core/client';
import { spreadOf } from '../../bench/stats.ts';
import type { Scene } from '../scene.ts';

/** Whether an account exists can be read neither from the answer nor from how long it takes. */
export const timingDrill = async ({ as, makePeople }: Scene, tries: number) => {
  const people = await makePeople(tries);
  const bodies = new Set<string>();
  const attempt = async (phone: string): Promise<number> => {
    const began = performance.now();
    const said = await as()(auth.routes.signInPhone, { body: { phone, password: 'yanlis-parola' } }).then(
      () => 'let in',
      (error: unknown) => (error instanceof CallFailed ? JSON.stringify([error.status, error.body]) : 'lost'),
    );
    bodies.add(said);
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // By turns, and by turns first, so that a noisy machine is noisy for both.
  for (const [index, { phone }] of people.entries()) {
    const stranger = phone.replace('+90533', '+90534');
    const order =
      index % 2 === 0
        ? ([
            [known, phone],
            [unknown, stranger],
          ] as const)
        : ([
            [unknown, stranger],
            [known, phone],
          ] as const);
    for (const [times, whose] of order) times.push(await attempt(whose));
  }
  const spread = { known: spreadOf(known), unknown: spreadOf(unknown) };
  const apartMs = Number(Math.abs(spread.known.median - spread.unknown.median).toFixed(2));
  return { ...spread, apartMs, bodies: bodies.size, passed: bodies.size === 1 && apartMs <= 5 };
};
