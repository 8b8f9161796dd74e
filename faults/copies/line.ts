import { setTimeout as pause } from 'node:timers/promises';
import { CallFailed, type GivenTo } from '@ayna/contracts/core/client';
import type { AnswerOf, Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { Person } from '../booking/people.ts';
import type { Scene } from '../scene.ts';

/** What all hands together saw. */
export const newTally = () => ({
  done: 0,
  again: 0,
  refused: {} as Record<string, number>,
  /** Answers that nobody can act on: each one is a finding. */
  failures: [] as string[],
});

export type Tally = ReturnType<typeof newTally>;

const note = (tally: Tally, { status, body }: CallFailed): null => {
  tally.refused[body.code] = (tally.refused[body.code] ?? 0) + 1;
  if (status >= 500) tally.failures.push(`${status} ${body.code}`);
  return null;
};

const AWAY = 503;

export type Line = <R extends Route>(route: R, input: GivenTo<R>) => Promise<AnswerOf<R> | null>;

/** Calls until there is an answer, always with the same key; null for a refusal. */
export const lineOf =
  (scene: Scene, person: Person, tally: Tally): Line =>
  async (route, input) => {
    const key = newCode();
    for (;;) {
      const call = scene.as({ 'x-user-token': await person.token(), 'idempotency-key': key });
      try {
        return await call(route, input);
      } catch (error) {
        if (error instanceof CallFailed && error.status !== AWAY) return note(tally, error);
        // The host is down just now, or died with the answer.
        tally.again += 1;
        await pause(50);
      }
    }
  };
