import type { Challenge } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import { addressOf } from '../../rules/caller.ts';
import { toChallenge, toRefusal } from '../../rules/challenge-response.ts';
import { type CodeRequest, planCode } from '../../rules/code-plan.ts';
import { issueCode } from '../../store/challenges.ts';
import { isKnownAddress } from '../../store/sessions.ts';

/**
 * Stores a new one-time code and emits the event that gets it sent. The response is the same whether a code
 * goes out or the number has no account.
 */
export const sendCode = async (
  ctx: Ctx & WithProviders<Providers>,
  tx: AcrossTx,
  request: CodeRequest,
): Promise<Challenge> => {
  const isOwner = await isKnownAddress(tx, request.subject, addressOf(ctx.actor), ctx.now());
  const { challenge, toEventPayload } = planCode(ctx, request, isOwner ? 'owner' : 'stranger');
  const result = await issueCode(tx, challenge);
  if (result.outcome !== 'issued') throw toRefusal(result);
  const payload = toEventPayload(result.sendingCode);
  if (payload) tx.emit(codeRequested, payload);
  return toChallenge(result.challenge, ctx.now());
};
