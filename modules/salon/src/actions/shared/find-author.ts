import { auth } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { Author } from '../../store/designs.ts';

/** The member who saves. A call to another module, so it comes before the transaction. */
export const findAuthor = async (ctx: MemberCtx): Promise<Author> => {
  const { code } = ctx.actor;
  const person = await ctx.call(auth.routes.person, { params: { code } });
  return { code, name: fullName(person), now: ctx.now() };
};
