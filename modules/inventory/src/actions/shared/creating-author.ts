import { auth } from '@ayna/contracts/auth';
import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import { fullName } from '@ayna/domain/names';
import type { MemberCtx } from '@ayna/kernel/ctx';

export type Author = { readonly code: string; readonly name: string };

export const readAuthor = async (ctx: MemberCtx): Promise<Author> => {
  const { code } = ctx.actor;
  return { code, name: fullName(await ctx.call(auth.routes.person, { params: { code } })) };
};

/** Who records something new. Without a package the salon reads and takes back only. */
export const readCreatingAuthor = async (ctx: MemberCtx): Promise<Author> => {
  const [author, { allowed }] = await Promise.all([
    readAuthor(ctx),
    ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } }),
  ]);
  if (!allowed) throw new Refusal('package-needed');
  return author;
};
