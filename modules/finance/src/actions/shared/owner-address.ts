import { auth } from '@ayna/contracts/auth';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';

/** The confirmed e-mail address of a salon's owner; null without one, and for an owner whose account is gone. */
export const ownerAddress = async (ctx: Ctx, ownerCode: string | undefined): Promise<string | null> => {
  if (ownerCode === undefined) return null;
  try {
    const { email } = await ctx.call(auth.routes.dataSubject, { params: { code: ownerCode } });
    return email;
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'not-found') return null;
    throw failure;
  }
};
