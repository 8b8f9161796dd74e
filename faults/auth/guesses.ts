import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import type { TestProduct } from '../test-product.ts';

/** A thousand concurrent guesses at one code: at most five of them are evaluated. */
export const runGuessDrill = async ({ as, query, createAccounts }: TestProduct, guesses: number) => {
  const [person] = await createAccounts(1);
  const { challenge } = await as()(auth.routes.forgotPassword, { body: { phone: person?.phone ?? '' } });
  const outcomes = await Promise.all(
    Array.from({ length: guesses }, (_, index) =>
      as()(auth.routes.newPassword, {
        body: { challenge, code: String(index).padStart(6, '0'), password: 'baska-bir-parola' },
      }).then(
        () => 'accepted',
        (error: unknown) => (error instanceof CallError ? error.body.code : 'no response'),
      ),
    ),
  );
  const [row] = await query<{ tries: number }>('select tries from auth.challenges where challenge = $1', [
    challenge,
  ]);
  const countOf = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const evaluated = countOf('wrong-code') + countOf('accepted');
  // A new password is hashed first, and the line for that has an end.
  const busy = countOf('unavailable');
  return {
    guesses,
    evaluated,
    counted: row?.tries,
    refused: countOf('code-spent'),
    busy,
    accepted: countOf('accepted'),
    passed: evaluated > 0 && evaluated <= 5 && evaluated + countOf('code-spent') + busy === guesses,
  };
};
