import type { auth } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { fieldMessages } from '@ayna/contracts/errors';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { consentsOf, consentVersion } from '../rules/consents.ts';
import { foldedPerson } from '../rules/fold.ts';
import { answerPlaced } from '../rules/placed.ts';
import { planCode } from '../rules/plan-code.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { placeCode } from '../store/challenges.ts';
import { insertConsents } from '../store/consents.ts';
import { insertPerson, provedByPhone } from '../store/people.ts';

/**
 * Opens an account that waits for its phone. Whether the phone or the e-mail is somebody's already is not
 * told: a known phone's owner gets a message, and a known e-mail is left out when the phone is proved.
 */
export const signUp = async (ctx: Ctx & Reaching<Outside>, { body }: InputOf<typeof auth.routes.signUp>) => {
  if (isGuessable(body.password, body))
    throw new Refusal('invalid-fields', { fields: { password: fieldMessages.guessable } });
  const { kind, name, lastname, email, phone } = body;
  // Hashed for a known phone too, or the time would tell.
  const passwordHash = await ctx.outside.passwords.hash(body.password);
  const now = ctx.now();
  const code = newCode();
  return ctx.db.acrossSalons('somebody signs up', async (tx) => {
    const known = (await provedByPhone(tx, phone)) !== null;
    if (!known) {
      const folded = foldedPerson(body);
      await insertPerson(tx, { code, kind, name, lastname, email, phone, folded, passwordHash, now });
      await insertConsents(tx, code, consentsOf(body), { version: consentVersion, now });
    }
    const plan = planCode(ctx, { challenge: newCode(), wanted: 'sign-up', subject: code, phone, known });
    const placed = await placeCode(tx, plan.placing);
    const answer = answerPlaced(placed, now);
    const told = placed.outcome === 'placed' ? plan.told(placed.sending) : null;
    if (told) await tx.emit(codeRequested, told);
    return answer;
  });
};
