import { auth } from '@ayna/contracts/auth';
import { CallFailed } from '@ayna/contracts/core/client';
import type { Scene } from '../scene.ts';

/** Somebody guesses at one code, a thousand times at once: no more than five guesses count. */
export const guessDrill = async ({ as, rows, makePeople }: Scene, guesses: number) => {
  const [person] = await makePeople(1);
  const { challenge } = await as()(auth.routes.forgotPassword, { body: { phone: person?.phone ?? '' } });
  const said = await Promise.all(
    Array.from({ length: guesses }, (_, index) =>
      as()(auth.routes.newPassword, {
        body: { challenge, code: String(index).padStart(6, '0'), password: 'baska-bir-parola' },
      }).then(
        () => 'let in',
        (error: unknown) => (error instanceof CallFailed ? error.body.code : 'lost'),
      ),
    ),
  );
  const [row] = await rows<{ tries: number }>('select tries from auth.challenges where challenge = $1', [
    challenge,
  ]);
  const count = (what: string) => said.filter((one) => one === what).length;
  const evaluated = count('wrong-code') + count('let in');
  return {
    guesses,
    evaluated,
    counted: row?.tries,
    refused: count('code-spent'),
    letIn: count('let in'),
    passed: evaluated <= 5 && evaluated + count('code-spent') === guesses,
  };
};
